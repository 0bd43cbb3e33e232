import type { ChartPoint } from "../curve/ChartModel.ts";
import { GRID_LINE, INK_2, INK_3 } from "../curve/curveColours.ts";
import { factsOf, flowFactsOf } from "../curve/curveQuantities.ts";
import { formatNumber, formatPlain } from "../formatNumber.ts";
import type { SheetChart } from "./DataSheet.ts";
import type { SheetBlock, SheetMark } from "./SheetMark.ts";
import { boxMark, CONTENT_WIDTH, lineMark, SIZE, textMark } from "./sheetStyle.ts";

const NAME_WIDTH = 84;
const HEADER = 24;
const ROW = 15;
const PAD = 4;
const HEAD_GROUND = "#F9FAFB";

interface Column {
  readonly name: string;
  readonly unit: string;
  readonly text: (point: ChartPoint) => string;
}

function columnsOf({ machine, model }: SheetChart): Column[] {
  const flow = flowFactsOf(machine);
  return [
    { ...flow, text: (point) => formatNumber(point.flow, flow.decimals) },
    {
      name: `${flow.name}偏差`,
      unit: "%",
      text: (point) => formatNumber(point.flowDeviation, 1),
    },
    ...model.frame.columns.map((quantity, at) => {
      const { name, unit, decimals } = factsOf(quantity);
      return {
        name,
        unit,
        text: ({ readings }: ChartPoint) => formatNumber(readings[at] ?? null, decimals),
      };
    }),
    ...(machine === "fan"
      ? [
          {
            name: "单位风量耗功率",
            unit: "W/(m³/h)",
            text: ({ powerPerAirVolume }: ChartPoint) => formatNumber(powerPerAirVolume, 3),
          },
        ]
      : []),
  ];
}

function rowName({ products }: SheetChart, { product, setting, isUnstable }: ChartPoint): string {
  const speed = products[product]?.settings[setting]?.speed ?? "";
  const name = /^[0-9]+$/u.test(speed) ? `${formatPlain(Number(speed))} r/min` : speed;
  return `${name === "" ? "工作点" : name}${isUnstable ? "（不稳定）" : ""}`;
}

/** What every curve reads at the operating points; without one, why there is none. */
export function pointTable(chart: SheetChart): SheetBlock {
  const { parabolas, operatingPoints } = chart.model.duty;
  if (operatingPoints.length === 0) {
    const why =
      parabolas.length === 0
        ? "没有完整的工况，无法确定工作点"
        : "管网特性曲线与性能曲线在实测流量范围内没有交点";
    return { height: ROW, marks: [textMark([0, 11], why, { colour: INK_3 })] };
  }
  const columns = columnsOf(chart);
  const width = (CONTENT_WIDTH - NAME_WIDTH) / columns.length;
  const rightOf = (at: number) => NAME_WIDTH + (at + 1) * width - PAD;
  const header = columns.flatMap(({ name, unit }, at) => [
    textMark([rightOf(at), 10], name, { size: SIZE.small, colour: INK_2, align: "right" }),
    textMark([rightOf(at), 19], unit, { size: SIZE.small, colour: INK_3, align: "right" }),
  ]);
  const rows = operatingPoints.flatMap((point, row): SheetMark[] => {
    const base = HEADER + row * ROW + 10.5;
    return [
      textMark([PAD, base], rowName(chart, point)),
      ...columns.map(({ text }, at) => textMark([rightOf(at), base], text(point), { align: "right" })),
      lineMark([0, HEADER + (row + 1) * ROW, CONTENT_WIDTH, HEADER + (row + 1) * ROW], { colour: GRID_LINE }),
    ];
  });
  return {
    height: HEADER + operatingPoints.length * ROW,
    marks: [
      boxMark([0, 0], [CONTENT_WIDTH, HEADER], { fill: HEAD_GROUND }),
      textMark([PAD, 10], "工作点", { size: SIZE.small, colour: INK_2 }),
      ...header,
      ...rows,
    ],
  };
}
