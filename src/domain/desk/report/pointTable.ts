import type { ChartModel, ChartPoint } from "../../products/chart/ChartModel.ts";
import { operatingData } from "../../products/chart/operatingData.ts";
import { ambiguousAt } from "../../products/chart/ambiguousAt.ts";
import { rangeWarnings } from "../../products/chart/rangeWarnings.ts";
import { ambiguousText, CHECK_VALVES, reserveTexts } from "../../products/chart/setWords.ts";
import { contradictionTexts } from "../../products/chart/contradicted.ts";
import { speedWords } from "../../products/chart/systemWords.ts";
import type { NamedChart } from "../../products/drawing/ChartDrawing.ts";
import { isReadFromChart } from "../../catalogue/chartSource.ts";
import { isWithinReading } from "../../catalogue/duty/withinReading.ts";
import { reachedAt } from "../../products/chart/reachedAt.ts";
import { pointsInForce } from "../../products/chart/pointsInForce.ts";
import { speedName } from "../../physics/curve/speedName.ts";
import { formatQuantity } from "../../base/formatQuantity.ts";
import { airWords, chartAirText } from "../../products/chart/airWords.ts";
import { chartLiquidText, liquidWords } from "../../products/chart/liquidWords.ts";
import type { MotorPowers } from "../../catalogue/motorPowers.ts";
import type { Measure, SheetBlock, SheetMark } from "./SheetMark.ts";
import { boxMark, CONTENT_WIDTH, lineMark, SIZE, textMark } from "./sheetStyle.ts";
import { wrapText } from "./wrapText.ts";

const NAME_WIDTH = 92;
const HEADER = 24;
const ROW = 15;
const PAD = 4;
const NOTE = 11;

/** What a static head requires of the speed, in the words of the screen. */
const speedLines = ({ model: { duty, regulation } }: NamedChart): readonly string[] =>
  duty.speeds.flatMap((speeds) => {
    const { figures, notes } = speedWords(speeds, regulation?.rate ?? null);
    return [figures.map(({ name, value }) => `${name} ${value} %`).join("，"), ...notes].filter(
      (line) => line !== "",
    );
  });

/** Machines in parallel: how many run, what remains when one fails, and whether the point is ambiguous. */
const setLines = ({ model }: NamedChart): readonly string[] =>
  model.duty.sets.flatMap((set) => {
    const states = ambiguousAt(model, set);
    return [...reserveTexts(set), CHECK_VALVES, ...(states === null ? [] : [ambiguousText(states)])];
  });

/** States the accuracy of curves that were read from a chart, and of a duty that they just meet. */
function readingLines(chart: NamedChart, source: string): readonly string[] {
  if (!isReadFromChart(source)) return [];
  const { machine, model } = chart;
  const isWithin = pointsInForce(model).some((point) =>
    isWithinReading(source, reachedAt(machine, model, point)),
  );
  return [
    "读图：曲线读自图表，读数误差见数据来源",
    ...(isWithin ? ["在读图误差内满足：与工况之差不大于读数误差"] : []),
  ];
}

const NO_MOTOR: MotorPowers = { only: null, high: null, low: null };

/** Figures and notes about a point with the fluid of its duty. */
function wordsOf(model: ChartModel, point: ChartPoint, speed: string, motors: MotorPowers) {
  const air = airWords(model, point, speed, motors);
  if (air !== null) return air;
  const liquid = liquidWords(model, point, speed, motors);
  return liquid && { figures: liquid.figures, notes: liquid.notes.map(({ text }) => text) };
}

/** The fluid, and what each point means with the record's fluid and for the motor, in the words of the screen. */
function fluidLines({ model, products }: NamedChart, motors: MotorPowers): readonly string[] {
  const { air, liquid } = model;
  if (air === undefined && liquid === undefined) return [];
  return [
    ...(air === undefined ? [] : [chartAirText(air)]),
    ...(liquid === undefined ? [] : [chartLiquidText(liquid)]),
    ...pointsInForce(model).flatMap((point) => {
      const settings = products[point.product]?.settings ?? [];
      const speed = settings[point.setting]?.speed ?? "";
      const words = wordsOf(model, point, speed, motors);
      if (words === null) return [];
      const figures = words.figures.map(({ name, value, unit }) => `${name} ${value} ${unit}`);
      const whose = settings.length > 1 ? `${speedName(speed, null)}：` : "";
      return `${whose}${[...figures, ...words.notes].join("；")}`;
    }),
  ];
}

/**
 * The readings of every curve at the operating points, also at the regulated speed; without a point, the reason.
 */
export function pointTable(
  chart: NamedChart,
  measure: Measure,
  motors: MotorPowers = NO_MOTOR,
  source = "",
): SheetBlock {
  const { name, tableColumns, tableData, regulationTableData } = operatingData(chart);
  if (tableData.length === 0) {
    const why =
      chart.model.duty.parabolas.length === 0
        ? "没有完整的工况，无法确定工作点"
        : "管网特性曲线与性能曲线在实测流量范围内没有交点";
    const lines = [
      why,
      ...readingLines(chart, source),
      ...[...fluidLines(chart, motors), ...contradictionTexts(chart.products)].flatMap((line) =>
        wrapText(line, CONTENT_WIDTH, SIZE.body, measure),
      ),
    ];
    return {
      height: lines.length * ROW,
      marks: lines.map((line, at) => textMark([0, at * ROW + 11], line, { role: "hint" })),
    };
  }
  // A column is as wide as its caption, plus its share of the remaining width.
  const captions = tableColumns.map((column) => measure(column.name, SIZE.small) + 2 * PAD);
  const room = CONTENT_WIDTH - NAME_WIDTH - captions.reduce((sum, width) => sum + width, 0);
  let right = NAME_WIDTH;
  const rights = captions.map((width) => (right += width + room / captions.length) - PAD);
  const rightOf = (at: number) => rights[at]!;
  const header = tableColumns.flatMap((column, at) => [
    textMark([rightOf(at), 10], column.name, { size: SIZE.small, role: "label", align: "right" }),
    textMark([rightOf(at), 19], column.unit, { size: SIZE.small, role: "hint", align: "right" }),
  ]);
  const rows = [...tableData, ...regulationTableData];
  const estimated =
    regulationTableData.length === 0 ? [] : tableColumns.filter((column) => column.isEstimateAtSpeed);
  const end = HEADER + rows.length * ROW;
  const lines = [
    ...estimated.map((column) => `调速后的${column.name}为估算值`),
    ...speedLines(chart),
    ...rangeWarnings(chart),
    ...setLines(chart),
    ...readingLines(chart, source),
    ...[...fluidLines(chart, motors), ...contradictionTexts(chart.products)].flatMap((line) =>
      wrapText(line, CONTENT_WIDTH - 2 * PAD, SIZE.small, measure),
    ),
  ];
  const notes = lines.map((line, at) =>
    textMark([PAD, end + (at + 1) * NOTE - 2], line, { size: SIZE.small, role: "hint" }),
  );
  return {
    height: end + notes.length * NOTE,
    marks: [
      boxMark([0, 0], [CONTENT_WIDTH, HEADER], { fill: "table head" }),
      textMark([PAD, 10], name, { size: SIZE.small, role: "label" }),
      ...header,
      ...rows.flatMap((row, at): SheetMark[] => {
        const base = HEADER + at * ROW + 10.5;
        const line = HEADER + (at + 1) * ROW;
        return [
          textMark([PAD, base], row.name),
          ...tableColumns.map(({ unit }, column) =>
            textMark([rightOf(column), base], formatQuantity(row.values[column] ?? null, unit), {
              align: "right",
            }),
          ),
          lineMark([0, line, CONTENT_WIDTH, line]),
        ];
      }),
      ...notes,
    ],
  };
}
