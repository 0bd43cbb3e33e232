import { describe, expect, it } from "vitest";
import { importSchedule, type ScheduleImport } from "#domain/building/rooms/import/importSchedule.ts";
import { NO_CHOICE } from "#domain/building/rooms/importPreview.ts";
import type { Cell, SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import { codes, grid, imported } from "../../../support/schedules.ts";

const day = (month: number, date: number, year = 2026) => new Date(Date.UTC(year, month - 1, date));
const schedule = (...cells: Cell[]): SheetGrid =>
  grid([["房间编号", "面积(㎡)", "冷负荷(kW)"], ...cells.map((code): Cell[] => [code, 20, 2])]);

/** The same schedule with the nth option of its only question. */
function answered(sheet: SheetGrid, { preview }: ScheduleImport, option: number) {
  const [form] = preview.forms;
  const [question] = form?.questions ?? [];
  const uses = (form?.columns ?? []).map(({ field, unit }) => ({ field, unit }));
  question?.columns.forEach((at, place) => (uses[at] = question.options[option]!.uses[place]!));
  const read = importSchedule("a.xlsx", [sheet], {
    choice: { ...NO_CHOICE, forms: { [form?.key ?? ""]: uses } },
  });
  if (!read.ok) throw new Error(read.code);
  return read.value;
}

describe("codes that a spreadsheet turned into dates", () => {
  const sheet = schedule(day(1, 2), day(1, 3), day(12, 31), "1-32a", day(2, 1, 1930));

  it("are read as they were typed and asked about once for the column", () => {
    const first = imported(sheet);
    expect(codes(first.rooms)).toEqual(["1-2", "1-3", "12-31", "1-32a", "2-30"]);
    expect(first.preview.refused).toEqual([]);
    expect(first.preview.forms[0]?.questions.map(({ text }) => text)).toEqual([
      "“房间编号”中有编号被表格软件存成了日期",
    ]);
    expect(first.preview.forms[0]?.columns[0]?.samples).toEqual(["1-2", "1-3", "12-31"]);
  });

  it("are read the other way round, or refused row by row, where a person says so", () => {
    const first = imported(sheet);
    expect(codes(answered(sheet, first, 1).rooms)).toEqual(["2-1", "3-1", "31-12", "1-32a", "2-30"]);
    const refused = answered(sheet, first, 2);
    expect(codes(refused.rooms)).toEqual(["1-32a"]);
    expect(refused.preview.refused[0]).toMatchObject({
      row: 2,
      reason: "A 列“房间编号”被存成了日期 2026/1/2，请改为文本格式后重新填写",
    });
  });

  it("are read so where the form was remembered from a schedule without dates", () => {
    const [form] = imported(schedule("1-2")).preview.forms;
    const remembered = {
      [form?.key ?? ""]: (form?.columns ?? []).map(({ field, unit }) => ({ field, unit })),
    };
    const read = importSchedule("a.xlsx", [sheet], { remembered });
    expect(read.ok && codes(read.value.rooms)[0]).toBe("1-2");
  });

  it("in a figure's column stay refused", () => {
    const { preview } = imported(
      grid([
        ["房间编号", "面积(㎡)"],
        ["101", day(1, 2)],
        ["102", 20],
      ]),
    );
    expect(preview.refused).toMatchObject([
      { row: 2, reason: "B 列“面积(㎡)”应为数字，实际是日期 2026/1/2" },
    ]);
  });
});
