import type { ChartPoint } from "../curve/ChartModel.ts";
import { INK, styleOf } from "../curve/curveColours.ts";
import { factsOf, PRESSURE_QUANTITY, type CurveAxis, type CurveQuantity } from "../curve/curveQuantities.ts";
import { pointsInForce } from "../curve/pointsInForce.ts";
import { quantityText } from "../formatQuantity.ts";
import type { SheetChart } from "./DataSheet.ts";
import { plotX, plotY, type PlotArea } from "./plotArea.ts";
import type { DotMark, Measure, SheetMark } from "./SheetMark.ts";
import { boxMark, lineMark, SIZE, textMark } from "./sheetStyle.ts";

const CROSS = 4;
const CROSS_WIDTH = 1;
const DOT = 2.4;
const RING = 3.6;
const PAPER = "#FFFFFF";

/** The design cross, and at each operating point a dot with its value on every solid curve of one grid. */
export function pointMarks(chart: SheetChart, area: PlotArea, grid: 0 | 1, measure: Measure): SheetMark[] {
  const { frame, duty } = chart.model;
  const main = PRESSURE_QUANTITY[chart.machine];
  const place = (quantity: CurveQuantity, q: number, value: number) => {
    const axis = frame.yAxes.find(({ key }) => key === factsOf(quantity).axis);
    return axis?.grid === grid
      ? { x: plotX(area, frame.xAxisInForce, q), y: plotY(area, axis.inForce, value) }
      : null;
  };
  const readings = (point: ChartPoint) =>
    frame.columns.flatMap((quantity, column): SheetMark[] => {
      const value = point.readings[column]!;
      const isRead = !Number.isNaN(value) && (quantity === main || !styleOf(quantity).isDashed);
      const at = isRead ? place(quantity, point.flow, value) : null;
      if (at === null) return [];
      const colour = quantity === main ? INK : styleOf(quantity).colour;
      const label = quantityText(value, factsOf(quantity).unit);
      return [...dotMarks(at, colour), ...labelMarks(at, label, quantity, colour, measure)];
    });
  const crosses = duty.parabolas.flatMap(({ designPoint }): SheetMark[] => {
    const at = place(main, designPoint.flow, designPoint.value);
    return at === null ? [] : crossMarks(at);
  });
  return [...crosses, ...pointsInForce(chart.model).flatMap(readings)];
}

/** What climbs with the flow: there the side free for a figure is the left one. */
const CLIMBING: ReadonlySet<CurveAxis> = new Set(["power", "npsh", "noise"]);

/** A value above its dot, on paper of its own where other curves pass. */
function labelMarks(
  { x, y }: Spot,
  label: string,
  quantity: CurveQuantity,
  colour: string,
  measure: Measure,
): SheetMark[] {
  const width = measure(label, SIZE.small);
  const left = CLIMBING.has(factsOf(quantity).axis) ? x - RING - 1 - width : x + RING + 1;
  const base = y - RING - 1;
  return [
    boxMark([left - 1, base - SIZE.small + 1], [width + 2, SIZE.small + 0.5], { fill: PAPER }),
    textMark([left, base], label, { size: SIZE.small, colour }),
  ];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A dot with a white ring. */
const dotMarks = ({ x, y }: Spot, colour: string): DotMark[] => [
  { kind: "dot", x, y, radius: RING, colour: PAPER },
  { kind: "dot", x, y, radius: DOT, colour },
];

const crossMarks = ({ x, y }: Spot): SheetMark[] => [
  lineMark([x - CROSS, y - CROSS, x + CROSS, y + CROSS], { width: CROSS_WIDTH, colour: INK }),
  lineMark([x - CROSS, y + CROSS, x + CROSS, y - CROSS], { width: CROSS_WIDTH, colour: INK }),
  textMark([x - CROSS - 2, y + CROSS + 5], "设计点", { size: SIZE.small, align: "right" }),
];
