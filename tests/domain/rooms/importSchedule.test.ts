import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberAt, textAt, type PackedTable } from "#domain/batch/PackedTable.ts";
import { importSchedule } from "#domain/rooms/importSchedule.ts";
import { MAX_ROOMS } from "#domain/rooms/readRooms.ts";
import { ROOM_FIGURES, type RoomFigure } from "#domain/rooms/Room.ts";
import type { Cell, SheetGrid } from "#domain/rooms/SheetGrid.ts";

const grid = (rows: Cell[][], more: Partial<SheetGrid> = {}): SheetGrid => ({
  name: "房间表",
  isHidden: false,
  merges: [],
  rows,
  ...more,
});

function imported(...sheets: SheetGrid[]) {
  const read = importSchedule("a.xlsx", sheets);
  if (!read.ok) throw new Error(read.code);
  return read.value;
}
const rows = (...cells: Cell[][]) => imported(grid(cells));

const codes = ({ columns, rows: count }: PackedTable) =>
  Array.from({ length: count }, (_, row) => columns["roomCode"] && textAt(columns["roomCode"], row));
const figure = ({ columns }: PackedTable, field: RoomFigure, row = 0) => {
  const column = columns[field];
  return column ? numberAt(column, row) : undefined;
};

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
    expect(preview.columns.map(({ letter, field }) => letter + field)).toEqual([
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
    expect(preview.columns.map(({ unit }) => unit)).toEqual(["", "㎡", "W", "L/s"]);
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
    expect(preview.columns.map(({ field }) => field)).toEqual([
      "roomCode",
      "coolingLoad",
      "sensibleLoad",
      "latentLoad",
      "roomArea",
    ]);
    expect(preview.accepted).toBe(1);
  });

  it("assumes the standard unit where none is named, and says so", () => {
    const { preview } = rows(["编号", "面积", "冷负荷(kW)"], ["101", 20, 3]);
    expect(preview.columns.map(({ isUnitAssumed }) => isUnitAssumed)).toEqual([false, true, false]);
    expect(preview.remarks).toContain("表头没有写单位：房间面积按 ㎡ 读取");
  });

  it("says when the values look like W", () => {
    const { preview } = rows(["编号", "面积", "冷负荷"], ["101", 20, 2400], ["102", 35, 4100]);
    expect(preview.remarks).toContain("“冷负荷”按 kW 读取，数值偏大，可能实际是 W，请核对单位");
  });

  it("says when the values look like kW under a header in W, and when there is no area to compare", () => {
    expect(rows(["编号", "面积", "冷负荷(W)"], ["1", 20, 2.4]).preview.remarks).toContain(
      "“冷负荷(W)”按 W 读取，数值偏小，可能实际是 kW，请核对单位",
    );
    expect(rows(["编号", "热负荷"], ["1", 2400]).preview.remarks).toContain(
      "“热负荷”按 kW 读取，数值偏大，可能实际是 W，请核对单位",
    );
  });

  it("lists what it leaves out: other columns, columns without header, units that do not convert", () => {
    const { preview } = rows(
      ["序号", "房间编号", "冷负荷(W/㎡)", "冷负荷(kW)", null],
      [1, "101", 120, 3, "note"],
    );
    expect(preview.ignored).toEqual([
      { letter: "A", header: "序号" },
      { letter: "C", header: "冷负荷(W/㎡)" },
      { letter: "E", header: "（无表头）" },
    ]);
    expect(preview.remarks).toContain("“冷负荷(W/㎡)”不能换算成冷负荷，没有导入");
  });

  it("prefers the exact name of two columns with one meaning, and says so", () => {
    const { preview, rooms } = rows(["编号", "房间编号", "面积"], [1, "A-1", 20]);
    expect(codes(rooms)).toEqual(["A-1"]);
    expect(preview.remarks).toContain("“房间编号”和“编号”都是房间编号，导入了前者");
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

  it("the one with the best header is read, the others are listed", () => {
    const { preview } = imported(cover, poor, good);
    expect(preview.sheet).toBe("负荷");
    expect(preview.otherSheets).toEqual([
      { name: "封面", rows: 1 },
      { name: "统计", rows: 3 },
    ]);
    expect(preview.remarks).toContain("工作表“统计”也有可识别的表头，没有导入");
  });

  it("hidden ones are listed but never read", () => {
    const { preview } = imported({ ...good, isHidden: true }, poor);
    expect(preview.sheet).toBe("统计");
    expect(preview.otherSheets).toEqual([{ name: "负荷", rows: 2 }]);
  });
});

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
    ["that repeats the header", header, "房间编号", "重复的表头不是房间"],
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
    [
      "with a date for its code",
      [new Date(Date.UTC(2026, 0, 2)), "a", 1, 3],
      "",
      "A 列“房间编号”被存成了日期 2026/1/2，请改为文本格式后重新填写",
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
    expect(preview.refused).toEqual([{ row: 2, roomCode: "二层", reason: "合并单元格的标题行不是房间" }]);
    expect(preview.accepted).toBe(1);
  });

  it("with totals named in a column of no field is known for what it is", () => {
    const { preview } = rows(["序号", "房间编号", "面积(㎡)"], [1, "101", 20], ["合计", null, 20]);
    expect(preview.refused).toEqual([{ row: 3, roomCode: "", reason: "合计行不是房间" }]);
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
      "1 个房间没有面积，未指定数量时按 1 台计算",
      "1 个房间没有负荷、送风量和热湿比，不能选型",
    ]);
  });

  it("shows in the preview as it will arrive", () => {
    const { preview } = rows(["编号", "冷负荷(W)", "数量"], [" 101 ", "5,234.5678", 2]);
    expect(preview.sample).toEqual([{ row: 2, cells: ["101", "5.235", "2"] }]);
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
    code: fc.string({ minLength: 1 }).map((text) => `R${text.trim()}`),
    roomArea: number,
    coolingLoad: number,
    heatLoad: number,
    equipmentNumber: fc.option(fc.integer({ min: 1, max: 99 })),
  });

  it("the order of columns never matters", () => {
    const order = fc.shuffledSubarray(
      ["code", "roomArea", "coolingLoad", "heatLoad", "equipmentNumber"] as const,
      {
        minLength: 5,
      },
    );
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 5 }), order, (rooms, columns) => {
        const cells = rooms.map((one) => columns.map((key) => one[key]));
        const header = columns.map((key) => (key === "code" ? "房间编号" : HEADERS[key]));
        const { rooms: read, preview } = imported(grid([header, ...cells]));
        expect(preview.refused).toEqual([]);
        rooms.forEach((one, row) => {
          expect(codes(read)[row]).toBe(one.code.replace(/\s+/gu, " ").trim());
          for (const field of ["roomArea", "coolingLoad", "heatLoad", "equipmentNumber"] as const)
            expect(figure(read, field, row)).toBe(
              one[field] === null ? null : Object.is(one[field], -0) ? -0 : one[field],
            );
        });
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
        const read = importSchedule("a.xlsx", [grid([header, ...cells])]);
        const filled = cells.filter((row) =>
          row.some((one) => one !== null && !(typeof one === "string" && one.trim() === "")),
        );
        if (!read.ok) expect(filled).toHaveLength(0);
        else expect(read.value.preview.accepted + read.value.preview.refused.length).toBe(filled.length);
      }),
    );
  });
});
