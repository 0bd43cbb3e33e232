import { describe, expect, it } from "vitest";
import { importSchedule } from "#domain/building/rooms/import/importSchedule.ts";
import { NO_CHOICE } from "#domain/building/rooms/importPreview.ts";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";
import {
  codes,
  columnsOf,
  figure,
  grid,
  imported,
  notesOf,
  rows,
  unusedOf,
} from "../../../../support/schedules.ts";

describe("the header", () => {
  it("is found under titles and blank rows", () => {
    const { preview, rooms } = rows(
      ["某项目房间负荷表", null, null],
      [],
      ["编制：张工", null, "2026-01-01"],
      ["房间编号", "面积(㎡)", "冷负荷(kW)"],
      ["101", 20, 3],
    );
    expect(preview.headerRow).toBe(4);
    expect(columnsOf(preview).map(({ letter, field }) => letter + field)).toEqual([
      "AroomCode",
      "BroomArea",
      "CcoolingLoad",
    ]);
    expect(codes(rooms)).toEqual(["101"]);
  });

  it("takes units from a row of their own below", () => {
    const { preview, rooms } = rows(
      ["房间编号", "房间面积", "冷负荷", "送风量"],
      [null, "㎡", "W", "(L/s)"],
      ["101", 20, 3000, 100],
    );
    expect(columnsOf(preview).map(({ unit }) => unit)).toEqual(["", "㎡", "W", "L/s"]);
    expect(preview.accepted).toBe(1);
    expect(figure(rooms, "coolingLoad")).toBe(3);
    expect(figure(rooms, "airSupplyVolume")).toBe(360);
  });

  it.each([
    ["with its merges", [{ startRow: 0, startCol: 1, endRow: 0, endCol: 3 }]],
    ["without them, as a paste has it", []],
  ])("joins groups with their members, %s", (_, merges) => {
    const { preview } = imported(
      grid(
        [
          ["房间编号", "冷负荷(kW)", null, null, "面积(㎡)"],
          [null, "全热", "显热", "潜热", null],
          ["101", 5, 4, 1, 20],
        ],
        { merges },
      ),
    );
    expect(columnsOf(preview).map(({ field }) => field)).toEqual([
      "roomCode",
      "coolingLoad",
      "sensibleLoad",
      "latentLoad",
      "roomArea",
    ]);
    expect(preview.accepted).toBe(1);
  });

  it("assumes the standard unit of an area where none is named, and says so", () => {
    const { preview } = rows(["编号", "面积", "冷负荷(kW)"], ["101", 20, 3]);
    expect(columnsOf(preview).map(({ isUnitAssumed }) => isUnitAssumed)).toEqual([false, true, false]);
  });

  it("asks which unit a load without one has, and proposes the one that gives usual loads", () => {
    const { preview, rooms } = rows(["编号", "面积", "冷负荷"], ["101", 20, 2400], ["102", 35, 4100]);
    expect(preview.forms[0]?.questions).toMatchObject([
      {
        text: "“冷负荷”没有写单位",
        columns: [2],
        options: [
          { label: "W（约 120 W/㎡）", uses: [{ field: "coolingLoad", unit: "W" }] },
          { label: "kW（约 120,000 W/㎡）" },
          { label: "kcal/h（约 140 W/㎡）" },
          { label: "W/㎡（约 4,100 W/㎡）" },
        ],
      },
    ]);
    expect(figure(rooms, "coolingLoad")).toBe(2.4);
    expect(figure(rows(["编号", "热负荷"], ["1", 2400]).rooms, "heatLoad")).toBe(2.4);
    expect(figure(rows(["编号", "热负荷"], ["1", 24]).rooms, "heatLoad")).toBe(24);
  });

  it("warns of loads outside 10 to 1,000 W/㎡ in most rooms, and names the likely unit", () => {
    const warned = (unit: string, load: number) =>
      rows(["编号", "面积(㎡)", `冷负荷(${unit})`], ["1", 20, load], ["2", 20, load]).preview.warnings;
    expect(warned("kW", 2400)).toEqual([
      {
        text: "“冷负荷(kW)”按 kW 读取，多数房间的冷负荷约 120,000 W/㎡，不在 10–1,000 W/㎡ 之间，单位可能是 W",
        fix: expect.objectContaining({ column: 2, use: { field: "coolingLoad", unit: "W" } }) as unknown,
      },
    ]);
    expect(warned("W", 2.4)[0]?.text).toMatch(/约 0\.12 W\/㎡.*单位可能是 kW$/u);
    expect(warned("W", 120)[0]?.text).toMatch(/单位可能是 W\/㎡$/u);
    expect([...warned("kW", 2.4), ...warned("W", 2400), ...warned("W/㎡", 120)]).toEqual([]);
  });

  it("lists what it leaves out: other columns, columns without header, units that do not convert", () => {
    const { preview } = rows(
      ["序号", "房间编号", "冷负荷(W/㎡)", "冷负荷(kW)", null],
      [1, "101", 120, 3, "note"],
    );
    expect(unusedOf(preview)).toEqual([
      { letter: "A", header: "序号" },
      { letter: "C", header: "冷负荷(W/㎡)" },
      { letter: "E", header: "（无表头）" },
    ]);
    expect(notesOf(preview)).toEqual(["C 冷负荷取自“冷负荷(kW)”"]);
  });

  it("prefers the exact name of two columns with one meaning, and says so", () => {
    const { preview, rooms } = rows(["编号", "房间编号", "面积"], [1, "A-1", 20]);
    expect(codes(rooms)).toEqual(["A-1"]);
    expect(notesOf(preview)).toEqual(["A 房间编号取自“房间编号”"]);
  });

  it("needs a room code or name and one more field", () => {
    const none = (cells: Cell[][]) => importSchedule("a.xlsx", [grid(cells)]);
    expect(
      none([
        ["面积", "冷负荷"],
        [1, 2],
      ]),
    ).toEqual({ ok: false, code: "no-header" });
    expect(
      none([
        ["房间编号", "备注"],
        ["101", "x"],
      ]),
    ).toEqual({ ok: false, code: "no-header" });
    expect(none([])).toEqual({ ok: false, code: "no-header" });
    expect(
      none([
        ["房间编号", "面积"],
        [null, null],
      ]),
    ).toEqual({ ok: false, code: "no-rows" });
  });
});

describe("of several sheets", () => {
  const good = grid(
    [
      ["房间编号", "面积(㎡)", "冷负荷(kW)"],
      ["101", 20, 3],
    ],
    { name: "负荷" },
  );
  const poor = grid(
    [
      ["编号", "面积"],
      ["1", 20],
      ["2", 30],
    ],
    { name: "统计" },
  );
  const cover = grid([["封面"], []], { name: "封面" });

  it("the one with the best header is read, the others are listed and can be taken too", () => {
    const { preview } = imported(cover, poor, good);
    expect(preview.sheet).toBe("负荷");
    expect(preview.otherSheets).toEqual([{ name: "封面", rows: 1, isHidden: false }]);
    const tables = preview.forms.flatMap((form) => form.tables);
    expect(tables.map(({ place, rows: count, isRead, note }) => [place, count, isRead, note])).toEqual([
      ["统计，第 1 行起", 2, false, "没有负荷"],
      ["负荷，第 1 行起", 1, true, ""],
    ]);
    const id = tables[0]?.id ?? "";
    const choice = { ...NO_CHOICE, tables: { [id]: true } };
    const both = importSchedule("a.xlsx", [cover, poor, good], { choice });
    expect(both).toMatchObject({ ok: true, value: { preview: { accepted: 3, sheet: "统计、负荷" } } });
    // Row 2 of one sheet is not that of the other.
    const named = new Set(both.ok ? both.value.preview.sample.map(({ sheet }) => sheet) : []);
    expect(named).toEqual(new Set(["统计", "负荷"]));
  });

  it("hidden ones are listed but not read by themselves", () => {
    const { preview } = imported({ ...good, isHidden: true }, poor);
    expect(preview.sheet).toBe("统计");
    expect(preview.forms[0]?.tables).toMatchObject([{ isRead: false, note: "隐藏的工作表" }]);
  });

  it("one that lists the same rooms again is not read by itself", () => {
    const { preview } = imported(good, { ...good, name: "负荷 旧" });
    expect(preview.forms[0]?.tables.map(({ note }) => note)).toEqual(["", "房间编号与其他表相同"]);
    expect(preview.accepted).toBe(1);
  });
});

describe("a relative humidity", () => {
  const read = (altitude?: number) => {
    const sheet = grid([
      ["房间编号", "面积(㎡)", "冷负荷(kW)", "夏季室内干球温度(℃)", "夏季室内相对湿度(%)"],
      ["101", 20, 3, 26, 60],
    ]);
    const outcome = importSchedule("a.xlsx", [sheet], altitude === undefined ? {} : { altitude });
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.value;
  };
  const wetBulb = (altitude?: number) => figure(read(altitude).rooms, "summerWetBulb") ?? Number.NaN;

  it("becomes the wet bulb of the air at the building's height, lower where the air is thinner", () => {
    expect(wetBulb()).toBe(wetBulb(0));
    expect(wetBulb()).toBeCloseTo(20.3, 1);
    expect(wetBulb(3650)).toBeLessThan(wetBulb(1891));
    expect(wetBulb(1891)).toBeLessThan(wetBulb());
  });

  it("says at which height it was read, and nothing at the sea", () => {
    const sentence = "夏季相对湿度按海拔 3,650 m 的气压换算为湿球温度，改海拔后请重新导入";
    expect(read(3650).preview.remarks).toContain(sentence);
    expect(read(0).preview.remarks.join()).not.toContain("海拔");
  });
});
