import type { SheetWords } from "#domain/desk/report/DataSheet.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { TRANSCRIPTION_LABEL } from "#domain/catalogue/standards/StandardVerdict.ts";
import type { CurveSource } from "#api/contract/statedCurves.ts";
import type { ReportOrder } from "#workers/report/ReportClient.ts";

const FLOWS = [2000, 4000, 6000, 8000, 10_000, 12_000];

const curve = (curveCode: string, y: (q: number) => number): CurveSource => ({
  curveCode,
  isScalable: true,
  curvePropertyDefinitions: [],
  points: FLOWS.map((q) => ({ valueX: q, valueY: y(q), type: null })),
});

export const fanCurves: readonly CurveSource[] = [
  curve("totalPressure", (q) => 900 - 4e-6 * q * q),
  curve("staticPressure", (q) => 900 - 4.6e-6 * q * q),
  curve("totalPressureEfficiency", (q) => 80 - 1e-6 * (q - 8000) ** 2),
  curve("shaftPower", (q) => (2 * q) / 10_000 + 1),
  curve("noise", (q) => 70 + q / 2000),
];

export const sheetWords = (changed: Partial<SheetWords> = {}): SheetWords => ({
  model: "T35-11-6.3A",
  name: "轴流式通风机",
  brandName: "示范品牌",
  isSample: true,
  facts: [
    { name: "系列", value: "T35" },
    { name: "分类", value: "通风机" },
    { name: "工况", value: "9,700 m³/h · 470 Pa" },
  ],
  verdict: {
    title: "GB 19761-2020 能效等级",
    state: "pass",
    line: "2 级；最高全压效率 80.0 %，3 级限值 71.0 %，裕量 +9.0 %",
    label: TRANSCRIPTION_LABEL,
  },
  groups: [
    {
      name: "性能参数",
      pairs: [
        { name: "额定风量", value: "9,700 m³/h" },
        { name: "电机功率", value: "3 kW" },
        { name: "转速", value: "1,450 r/min" },
      ],
    },
    {
      name: "外形尺寸",
      pairs: Array.from({ length: 11 }, (_, at) => ({ name: `尺寸 ${at + 1}`, value: `${100 * at} mm` })),
    },
  ],
  source: "按常见产品规律生成的示例数据，不是任何厂商的产品",
  madeOn: "2026-11-21",
  address: "https://volute.example/#/product/detail/fan-1?designProperties=%5B(1)%5D",
  ...changed,
});

/** A fan that meets its duty within its measured range. */
export const fanOrder = (changed: Partial<ReportOrder> = {}): ReportOrder => ({
  words: sheetWords(),
  chart: {
    machine: "fan",
    products: [{ id: "fan-1", name: "T35-11-6.3A", curves: fanCurves }],
    conditions: [
      [
        { code: PROPERTY.airFlow, value: 9700 },
        { code: PROPERTY.totalPressure, value: 470 },
      ],
    ],
    rate: null,
    setting: undefined,
  },
  ...changed,
});
