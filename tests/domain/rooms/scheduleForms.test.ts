import { describe, expect, it } from "vitest";
import { importPaste } from "#domain/rooms/importPaste.ts";
import { importSchedule } from "#domain/rooms/importSchedule.ts";
import { NO_CHOICE } from "#domain/rooms/importPreview.ts";
import type { Cell, MergedRange, SheetGrid } from "#domain/rooms/SheetGrid.ts";
import type { RoomFigure } from "#domain/rooms/Room.ts";
import { codes, figure, grid, imported, notesOf } from "../../support/schedules.ts";

interface Form {
  readonly what: string;
  readonly rows: Cell[][];
  readonly merges?: readonly MergedRange[];
  readonly codes: readonly string[];
  /** Of the first room. */
  readonly figures: Partial<Record<RoomFigure, number>>;
}

const across = (row: number, from: number, to: number): MergedRange => ({
  ...{ startRow: row, endRow: row, startCol: from, endCol: to },
});
const down = (column: number, from: number, to: number): MergedRange => ({
  ...{ startRow: from, endRow: to, startCol: column, endCol: column },
});

const FORMS: readonly Form[] = [
  {
    what: "two header rows with a group in W and another in kW",
    rows: [
      ["房间编号", "面积(㎡)", "冷负荷(W)", null, "热负荷(kW)"],
      [null, null, "显热", "全热", null],
      ["101", 20, 1500, 2000, 1.4],
    ],
    merges: [across(0, 2, 3), down(0, 0, 1), down(1, 0, 1), down(4, 0, 1)],
    codes: ["101"],
    figures: { sensibleLoad: 1.5, coolingLoad: 2, heatLoad: 1.4 },
  },
  {
    what: "three header rows, season over state",
    rows: [
      ["房号", "面积", "室内设计参数", null, null, "冷负荷"],
      [null, null, "夏季", null, "冬季", null],
      [null, "㎡", "温度(℃)", "相对湿度(%)", "温度(℃)", "W"],
      ["101", 20, 26, 60, 20, 2000],
    ],
    merges: [across(0, 2, 4), across(1, 2, 3)],
    codes: ["101"],
    figures: { summerDryBulb: 26, summerWetBulb: 20.34, winterDryBulb: 20, coolingLoad: 2 },
  },
  {
    what: "four header rows with the units last",
    rows: [
      ["编号", "面积", "负荷", null, null],
      [null, null, "夏季", null, "冬季"],
      [null, null, "全热冷负荷", "显热冷负荷", "热负荷"],
      [null, "m²", "W", "W", "W"],
      ["101", 20, 2000, 1500, 1400],
    ],
    merges: [across(0, 2, 4), across(1, 2, 3)],
    codes: ["101"],
    figures: { coolingLoad: 2, sensibleLoad: 1.5, heatLoad: 1.4 },
  },
  {
    what: "the unit above the table",
    rows: [
      ["某办公楼负荷表", null, "单位：W"],
      ["房间编号", "面积", "冷负荷"],
      ["101", 20, 2000],
    ],
    codes: ["101"],
    figures: { coolingLoad: 2 },
  },
  {
    what: "units in a column beside each load, row by row",
    rows: [
      ["房间编号", "面积(㎡)", "冷负荷", "单位"],
      ["101", 20, 2000, "W"],
      ["102", 20, 2, "kW"],
    ],
    codes: ["101", "102"],
    figures: { coolingLoad: 2 },
  },
  {
    what: "storeys and subtotals in many words",
    rows: [
      ["房间编号", "房间名称", "面积(㎡)", "冷负荷(kW)"],
      ["地下一层", null, null, null],
      ["B101", "车库", 20, 2],
      ["B1F 小计：", null, 20, 2],
      ["首层", null, null, null],
      ["101", "门厅", 20, 2],
      ["本层合计", null, 20, 2],
      ["2F", null, null, null],
      ["201", "办公", 20, 2],
      [null, "二层共计", 20, 2],
      ["标准层（3~10层）", null, null, null],
      ["301", "办公", 20, 2],
      ["1#楼", null, null, null],
      ["东区", null, null, null],
      ["平均", null, 20, 2],
      ["Grand Total", null, 80, 8],
      ["Total for Level 1", null, 80, 8],
      ["Level 2", null, null, null],
      ["累计（不含新风）", null, 80, 8],
    ],
    codes: ["B101", "101", "201", "301"],
    figures: { coolingLoad: 2 },
  },
  {
    what: "a storey's row that carries its sum",
    rows: [
      ["房间编号", "房间名称", "面积(㎡)", "冷负荷(kW)"],
      ["一层", null, 40, 4],
      ["101", "a", 20, 2],
      ["102", "b", 20, 2],
      ["二层", null, 20, 2],
      ["201", "c", 20, 2],
    ],
    codes: ["101", "102", "201"],
    figures: { coolingLoad: 2 },
  },
  {
    what: "a house whose rooms are its storeys",
    rows: [
      ["名称", "面积(㎡)", "冷负荷(kW)"],
      ["一层", 80, 8],
      ["二层", 60, 6],
    ],
    codes: ["", ""],
    figures: { coolingLoad: 8 },
  },
  {
    what: "headers repeated on every page, over two rows",
    rows: [
      ["房间编号", "面积", "冷负荷"],
      [null, "㎡", "W"],
      ["101", 20, 2000],
      ["房间编号", "面积", "冷负荷"],
      [null, "㎡", "W"],
      ["102", 20, 2000],
    ],
    codes: ["101", "102"],
    figures: { coolingLoad: 2 },
  },
  {
    what: "two tables below each other with other columns and units",
    rows: [
      ["一层负荷表", null, null, null],
      ["房间编号", "房间名称", "面积(㎡)", "冷负荷(W)"],
      ["101", "a", 20, 2000],
      [],
      ["二层负荷表", null, null, null],
      ["房间编号", "冷负荷(kW)", "面积(㎡)", "房间名称"],
      ["201", 2, 20, "b"],
    ],
    codes: ["101", "201"],
    figures: { coolingLoad: 2 },
  },
  {
    what: "three tables beside each other, each with its number",
    rows: [
      ["序号", "房号", "面积㎡", "冷负荷W", "序号", "房号", "面积㎡", "冷负荷W"],
      [1, "101", 20, 2000, 2, "102", 30, 3000],
    ],
    codes: ["101", "102"],
    figures: { coolingLoad: 2, roomArea: 20 },
  },
  {
    what: "a row that numbers the columns",
    rows: [
      ["房间编号", "房间名称", "面积(㎡)", "冷负荷(W)"],
      [1, 2, 3, 4],
      ["101", "a", 20, 2000],
    ],
    codes: ["101"],
    figures: { coolingLoad: 2 },
  },
  {
    what: "traditional characters",
    rows: [
      ["房間編號", "房間名稱", "面積（㎡）", "冷房負荷（kcal/h）", "送風量（CMH）"],
      ["101", "會議室", 20, 2000, 400],
      ["合計", null, 20, 2000, 400],
    ],
    codes: ["101"],
    figures: { coolingLoad: 2.326, airSupplyVolume: 400 },
  },
  {
    what: "Revit with units in the cells and spaces",
    rows: [
      [
        "Number",
        "Name",
        "Level",
        "Area",
        "Design Cooling Load",
        "Design Heating Load",
        "Actual Supply Airflow",
      ],
      ["101", "Office", "Level 1", "215 SF", "6,824 Btu/h", "5118 Btu/h", "235 CFM"],
    ],
    codes: ["101"],
    figures: { roomArea: 19.974, coolingLoad: 2, airSupplyVolume: 399.27 },
  },
  {
    what: "HAP's space loads in three rows",
    rows: [
      ["Zone Name / Space Name", "Maximum", "Maximum", "Floor"],
      [null, "Cooling Sensible", "Heating Load", "Area"],
      [null, "(W)", "(W)", "(m²)"],
      ["Zone 1", null, null, null],
      ["101 Office", 1500, 1400, 20],
    ],
    codes: [""],
    figures: { sensibleLoad: 1.5, heatLoad: 1.4, roomArea: 20 },
  },
  {
    what: "Trace in MBH and tons",
    rows: [
      ["Room", "Floor Area", "Clg Total Load", "Clg Sens Load", "Htg Load", "Supply Air"],
      [null, "ft²", "ton", "MBH", "MBH", "cfm"],
      ["Room 101", 300, 1, 9, 8, 400],
      ["System Total", 300, 1, 9, 8, 400],
    ],
    codes: [""],
    figures: { coolingLoad: 3.517, sensibleLoad: 2.638, heatLoad: 2.345, airSupplyVolume: 679.6 },
  },
  {
    what: "天正 with storey, index and outdoor air beside the loads",
    rows: [
      [
        "楼层",
        "房间编号",
        "房间名称",
        "房间面积(m²)",
        "夏季总冷负荷(含新风)(W)",
        "夏季室内冷负荷(W)",
        "夏季冷指标(W/m²)",
        "冬季热负荷(W)",
        "新风量(m³/h)",
      ],
      ["1", "1001", "办公", 20, 2800, 2000, 100, 1400, 60],
    ],
    codes: ["1001"],
    figures: { coolingLoad: 2, heatLoad: 1.4 },
  },
  {
    what: "only loads that count outdoor air",
    rows: [
      ["编号", "面积(㎡)", "冷负荷(含新风)(kW)"],
      ["101", 20, 2.8],
    ],
    codes: ["101"],
    figures: { coolingLoad: 2.8 },
  },
  {
    what: "loads and air for each ㎡",
    rows: [
      ["编号", "面积(㎡)", "单位面积冷负荷(W/㎡)", "送风量(m³/(h·㎡))"],
      ["101", 20, 100, 20],
    ],
    codes: ["101"],
    figures: { coolingLoad: 2, airSupplyVolume: 400 },
  },
  {
    what: "an index beside a total, of which the total counts",
    rows: [
      ["编号", "面积(㎡)", "冷指标(W/㎡)", "冷负荷(W)"],
      ["101", 20, 90, 2000],
    ],
    codes: ["101"],
    figures: { coolingLoad: 2 },
  },
  {
    what: "humidity in fractions, as a cell formatted in % holds it",
    rows: [
      ["编号", "面积(㎡)", "夏季室内干球温度(℃)", "夏季室内相对湿度(%)"],
      ["101", 20, 26, 0.6],
    ],
    codes: ["101"],
    figures: { summerWetBulb: 20.34 },
  },
  {
    what: "loads in W that no header and no cell names",
    rows: [
      ["房间", "建筑面积", "冷负荷", "热负荷"],
      ["101", 20, 2000, 1400],
      ["102", 30, 3300, 2400],
    ],
    codes: ["", ""],
    figures: { coolingLoad: 2, heatLoad: 1.4 },
  },
  {
    what: "a code merged over named rooms, and a storey column",
    rows: [
      ["楼层", "房间编号", "房间名称", "面积(㎡)", "冷负荷(kW)"],
      ["1F", "101", "大堂", 20, 2],
      [null, null, "前台", 10, 1],
    ],
    merges: [down(0, 1, 2), down(1, 1, 2)],
    codes: ["101", "101"],
    figures: { coolingLoad: 2 },
  },
  {
    what: "万大卡/h, and a header behind 200 rows of text",
    rows: [
      ...Array.from({ length: 200 }, (_, at): Cell[] => [`说明 ${at}`]),
      ["编号", "面积(㎡)", "冷负荷(万大卡/h)"],
      ["101", 200, 2],
    ],
    codes: ["101"],
    figures: { coolingLoad: 23.26 },
  },
  {
    what: "GB's way of writing a unit, with symbols",
    rows: [
      ["房号", "面积 A/m²", "冷负荷 Qc/kW", "送风量 G/(m³/h)"],
      ["101", 20, 2, 400],
    ],
    codes: ["101"],
    figures: { roomArea: 20, coolingLoad: 2, airSupplyVolume: 400 },
  },
];

it.each(FORMS)("reads $what", ({ rows, merges = [], codes: wanted, figures }) => {
  const { rooms } = imported(grid(rows, { merges }));
  expect(codes(rooms)).toEqual(wanted);
  for (const [key, value] of Object.entries(figures))
    expect([key, figure(rooms, key as RoomFigure)]).toEqual([key, expect.closeTo(value, 2)]);
});

it.each(FORMS.filter(({ merges }) => !merges))("reads $what from the clipboard alike", (form) => {
  const line = (cells: readonly Cell[]) =>
    cells.map((cell) => (cell === null ? "" : String(cell))).join("\t");
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
