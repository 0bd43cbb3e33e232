import type { RoomFigure } from "#domain/rooms/Room.ts";
import type { Cell, MergedRange } from "#domain/rooms/SheetGrid.ts";

export interface ScheduleForm {
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
export const down = (column: number, from: number, to: number): MergedRange => ({
  ...{ startRow: from, endRow: to, startCol: column, endCol: column },
});

export const FORMS: readonly ScheduleForm[] = [
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
