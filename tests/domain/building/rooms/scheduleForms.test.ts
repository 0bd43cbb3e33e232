import { describe, expect, it } from "vitest";
import { importPaste } from "#domain/building/rooms/import/importPaste.ts";
import { importSchedule } from "#domain/building/rooms/import/importSchedule.ts";
import { NO_CHOICE } from "#domain/building/rooms/importPreview.ts";
import { cellText, type Cell, type SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import type { RoomFigure } from "#domain/building/rooms/Room.ts";
import { down } from "../../../support/ScheduleForm.ts";
import { FORMS } from "../../../support/scheduleForms.ts";
import { codes, figure, grid, imported, notesOf } from "../../../support/schedules.ts";

it.each(FORMS)("reads $what", ({ rows, merges = [], codes: wanted, figures }) => {
  const { rooms } = imported(grid(rows, { merges }));
  expect(codes(rooms)).toEqual(wanted);
  for (const [key, value] of Object.entries(figures))
    expect([key, figure(rooms, key as RoomFigure)]).toEqual([key, expect.closeTo(value, 2)]);
});

it.each(FORMS.filter(({ merges }) => !merges))("reads $what from the clipboard alike", (form) => {
  const line = (cells: readonly Cell[]) => cells.map((cell) => cellText(cell)).join("\t");
  const pasted = importPaste(form.rows.map(line).join("\n"));
  if (!pasted.ok) throw new Error(pasted.code);
  expect(codes(pasted.value.rooms)).toEqual(form.codes);
  for (const [key, value] of Object.entries(form.figures))
    expect([key, figure(pasted.value.rooms, key as RoomFigure)]).toEqual([key, expect.closeTo(value, 2)]);
});

describe("what is not plain", () => {
  const HEADER = ["房间编号", "房间名称", "面积(㎡)", "冷负荷(kW)"];

  it("rooms of several sheets name their sheet where they are refused", () => {
    const sheet = (name: string, code: string) =>
      grid([HEADER, [code, "a", 20, 2], ["x", "b", "大", 2]], { name });
    const { preview, rooms } = imported(sheet("1F", "101"), sheet("2F", "201"));
    expect(codes(rooms)).toEqual(["101", "201"]);
    expect(preview.refused.map(({ sheet: name, row }) => [name, row])).toEqual([
      ["1F", 3],
      ["2F", 3],
    ]);
  });

  it("a summary of storeys beside the rooms is not read by itself", () => {
    const rooms: SheetGrid = grid([HEADER, ["101", "a", 20, 2], ["201", "b", 20, 2]], { name: "房间" });
    const storeys = grid(
      [
        ["名称", "面积(㎡)", "冷负荷(kW)"],
        ["一层", 20, 2],
        ["二层", 20, 2],
      ],
      { name: "汇总" },
    );
    const { preview } = imported(storeys, rooms);
    expect(preview.accepted).toBe(2);
    expect(preview.forms.flatMap(({ tables }) => tables.map(({ note }) => note))).toEqual(["按楼层汇总", ""]);
  });

  it("hidden rows are said, and left out on demand", () => {
    const sheet = grid([HEADER, ["101", "a", 20, 2], ["102", "b", 20, 2]], { hiddenRows: new Set([2]) });
    expect(imported(sheet).preview).toMatchObject({ accepted: 2, hiddenRows: 1 });
    const choice = { ...NO_CHOICE, leavesHiddenRows: true };
    expect(importSchedule("a.xlsx", [sheet], { choice })).toMatchObject({
      value: { preview: { accepted: 1, hiddenRows: 1 } },
    });
  });

  it("a code merged over rows without names is refused row by row", () => {
    const { preview } = imported(
      grid([HEADER, ["101", null, 20, 2], [null, null, 20, 2]], { merges: [down(0, 1, 2)] }),
    );
    expect(preview.refused.map(({ reason }) => reason)).toEqual(
      Array(2).fill("编号 101 合并了 2 行，没有各自的房间名称，分不清是一间还是几间"),
    );
  });

  it("a load merged over several rooms is said", () => {
    const { preview } = imported(
      grid([HEADER, ["101", "a", 20, 4], ["102", "b", 20, null]], { merges: [down(3, 1, 2)] }),
    );
    expect(preview.remarks).toContain("1 处数值合并了几行，只计入其中第一行的房间，请核对");
  });

  it("formulas that nobody computed are refused row by row, or leave the field to an index", () => {
    const uncomputed = { fault: "（公式尚未计算）" };
    const { preview } = imported(grid([HEADER, ["101", "a", 20, uncomputed], ["102", "b", 20, 2]]));
    expect(preview.refused).toMatchObject([{ row: 2, reason: "D 列“冷负荷(kW)”是错误值 （公式尚未计算）" }]);
    const indexed = imported(
      grid([
        ["编号", "面积(㎡)", "冷指标(W/㎡)", "冷负荷(W)"],
        ["101", 20, 100, uncomputed],
      ]),
    );
    expect(figure(indexed.rooms, "coolingLoad")).toBeCloseTo(2, 9);
    expect(indexed.preview.forms[0]?.questions[0]?.text).toBe(
      "“冷指标(W/㎡)”是单位面积的数值，“冷负荷(W)”的公式没有结果",
    );
  });

  it("a row without the unit that its column of units owes is refused", () => {
    const { preview } = imported(
      grid([
        ["编号", "面积(㎡)", "冷负荷", "单位"],
        ["101", 20, 2000, "W"],
        ["102", 20, 2000, null],
      ]),
    );
    expect(preview.refused).toMatchObject([{ row: 3, reason: "C 列“冷负荷”没有单位，D 列是“”" }]);
  });

  it("columns say why they are not read", () => {
    const { preview } = imported(
      grid([
        ["房间编号", "房间名称", "建筑面积(㎡)", "空调面积(㎡)", "冷负荷(含新风)(kW)", "冷负荷(kW)"],
        ["101", "a", 25, 20, 3, 2],
      ]),
    );
    expect(notesOf(preview)).toEqual([
      "C 房间面积取自“空调面积(㎡)”",
      "E 含新风负荷，冷负荷取自“冷负荷(kW)”",
    ]);
  });

  it("samples are the first three values, with the same decimals", () => {
    const { preview } = imported(
      grid([HEADER, ["101", "a", 20, 2.25], ["102", "b", 21.5, 3], [], ["103", "c", 22, 1234.5]]),
    );
    expect(preview.forms[0]?.columns.map(({ samples }) => samples)).toEqual([
      ["101", "102", "103"],
      ["a", "b", "c"],
      ["20.0", "21.5", "22.0"],
      ["2.25", "3.00", "1,234.50"],
    ]);
  });
});
