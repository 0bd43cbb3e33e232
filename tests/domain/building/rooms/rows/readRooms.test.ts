import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { importSchedule } from "#domain/building/rooms/import/importSchedule.ts";
import { MAX_ROOMS } from "#domain/building/rooms/rows/readRooms.ts";
import { ROOM_FIGURES, type RoomFigure } from "#domain/building/rooms/Room.ts";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";
import { codes, figure, grid, imported, rows } from "../../../../support/schedules.ts";

describe("a row", () => {
  const header = ["房间编号", "房间名称", "面积(㎡)", "冷负荷(kW)", "指定数量", "夏季干球(℃)", "夏季湿球(℃)"];
  const refusedOf = (...cells: Cell[][]) =>
    rows(header, ["ok", "好", 1, 1], ...cells).preview.refused.map(({ row, roomCode, reason }) => [
      row,
      roomCode,
      reason,
    ]);

  it.each<[string, Cell[], string, string]>([
    ["without code and name", [null, "", 20, 3], "", "缺少房间编号和房间名称"],
    ["of totals", ["合计", null, 200, 30], "合计", "合计行不是房间"],
    ["of a storey's totals", ["一层小计：", null, 200, 30], "一层小计：", "合计行不是房间"],
    ["of English totals", [null, "Total", 200, 30], "", "合计行不是房间"],
    ["of notes", ["注：负荷含新风", null, null, null], "注：负荷含新风", "备注行不是房间"],
    ["that repeats the header", header, "", "重复的表头不是房间"],
    ["with a text for a number", ["1", "a", "大", 3], "1", "C 列“面积(㎡)”应为数字，实际是“大”"],
    ["with an error value", ["1", "a", 1, { fault: "#DIV/0!" }], "1", "D 列“冷负荷(kW)”是错误值 #DIV/0!"],
    ["with a negative load", ["1", "a", 1, -3], "1", "D 列“冷负荷(kW)”是 -3 kW，不能小于 0"],
    ["with half a unit", ["1", "a", 1, 3, 1.5], "1", "E 列“指定数量”是 1.5，应为整数"],
    ["with a quantity of 0", ["1", "a", 1, 3, 0], "1", "E 列“指定数量”是 0，不能小于 1"],
    [
      "with wet bulb over dry",
      ["1", "a", 1, 3, null, 26, 28],
      "1",
      "夏季湿球温度 28 ℃ 高于夏季干球温度 26 ℃",
    ],
    ["with an endless code", ["x".repeat(513), "a", 1], "", "A 列“房间编号”超过 512 个字符"],
  ])("%s is refused with its number and reason", (_, cells, code, reason) => {
    expect(refusedOf(cells)).toEqual([[3, code, reason]]);
  });

  it("merged across the columns is a title, not a room", () => {
    const { preview } = imported(
      grid([header, ["二层", null], ["201", "a", 20, 3]], {
        merges: [{ startRow: 1, startCol: 0, endRow: 1, endCol: 6 }],
      }),
    );
    expect(preview.refused).toEqual([
      { row: 2, sheet: "", roomCode: "二层", reason: "合并单元格的标题行不是房间" },
    ]);
    expect(preview.accepted).toBe(1);
  });

  it("with totals named in a column of no field is known for what it is", () => {
    const { preview } = rows(["序号", "房间编号", "面积(㎡)"], [1, "101", 20], ["合计", null, 20]);
    expect(preview.refused).toEqual([{ row: 3, sheet: "", roomCode: "", reason: "合计行不是房间" }]);
  });

  it("keeps a duplicated code, and the remark names it", () => {
    const { preview, rooms } = rows(header, ["101", "a", 1, 1], ["101", "b", 1, 1]);
    expect(codes(rooms)).toEqual(["101", "101"]);
    expect(preview.remarks).toContain("1 个房间编号重复（101），均已保留");
  });

  it("reads numbers as codes, as the spreadsheet shows them", () => {
    expect(codes(rows(header, [101, "a", 1], [1.1 + 2.2, "b", 1]).rooms)).toEqual(["101", "3.3"]);
  });

  it("that is blank counts between rooms, not after them", () => {
    const { preview } = rows(header, ["1", "a", 1], [], [null, " "], ["2", "b", 1], [], []);
    expect([preview.accepted, preview.emptyRows]).toEqual([2, 2]);
  });

  it("without any requirement or area is kept, and the remarks count it", () => {
    const { preview } = rows(header, ["1", "a"], ["2", "b", 20, 3]);
    expect(preview.remarks).toEqual([
      "1 个房间没有面积，未指定数量时按数量 1 计算",
      "1 个房间没有负荷、送风量和热湿比，不能选型",
    ]);
  });

  it("shows in the preview as the room table will", () => {
    const { preview } = rows(["编号", "冷负荷(W)", "数量"], [" 101 ", "5,234.5678", 2]);
    expect(preview.sample).toEqual([{ row: 2, sheet: "", cells: ["101", "5.23", "2"] }]);
  });

  it("beyond the limit refuses the whole file", () => {
    const many = Array.from({ length: MAX_ROOMS }, (_, row) => [String(row), 1]);
    const limit = (...more: Cell[][]) =>
      importSchedule("a.xlsx", [grid([["编号", "面积"], ...many, ...more])]);
    expect(limit().ok).toBe(true);
    expect(limit(["x", 1])).toEqual({ ok: false, code: "too-many-rows" });
  });
});

describe("properties", () => {
  const HEADERS: Readonly<Record<RoomFigure, string>> = {
    roomArea: "房间面积（㎡）",
    coolingLoad: "冷负荷（kW）",
    heatLoad: "热负荷（kW）",
    sensibleLoad: "显冷负荷（kW）",
    latentLoad: "潜冷负荷（kW）",
    airSupplyVolume: "送风量（m³/h）",
    heatMoistureRatio: "热湿比（kJ/kg）",
    summerDryBulb: "夏季干球温度（℃）",
    summerWetBulb: "夏季湿球温度（℃）",
    winterDryBulb: "冬季干球温度（℃）",
    equipmentNumber: "指定数量",
  };
  const number = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }));
  const room = fc.record({
    code: fc.string({ minLength: 1 }).map((text) => `R-${text.trim()}`),
    roomArea: number,
    coolingLoad: number,
    heatLoad: number,
    equipmentNumber: fc.option(fc.integer({ min: 1, max: 99 })),
  });

  it("the order of columns never matters", () => {
    const order = fc.shuffledSubarray(
      ["code", "roomArea", "coolingLoad", "heatLoad", "equipmentNumber"] as const,
      { minLength: 5 },
    );
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 5 }), order, (rooms, columns) => {
        const cells = rooms.map((one) => columns.map((key) => one[key]));
        const header = columns.map((key) => (key === "code" ? "房间编号" : HEADERS[key]));
        const { rooms: read, preview } = imported(grid([header, ...cells]));
        expect(preview.refused).toEqual([]);
        expect(codes(read)).toEqual(rooms.map(({ code }) => code.replace(/\s+/gu, " ").trim()));
        for (const field of ["roomArea", "coolingLoad", "heatLoad", "equipmentNumber"] as const)
          expect(rooms.map((_, row) => figure(read, field, row))).toEqual(rooms.map((one) => one[field]));
      }),
    );
  });

  it("every row that is not blank is accepted or refused", () => {
    const cell = fc.oneof(
      fc.constant(null),
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.date({ noInvalidDate: true }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 12 })), (cells) => {
        const header = ["房间编号", "房间名称", ...ROOM_FIGURES.map((field) => HEADERS[field])];
        const first = ["1", "a", 1];
        const { preview } = rows(header, first, ...cells);
        const filled = cells.filter((row) =>
          row.some((one) => one !== null && !(typeof one === "string" && one.trim() === "")),
        );
        expect(preview.accepted + preview.refused.length).toBe(1 + filled.length);
      }),
    );
  });
});
