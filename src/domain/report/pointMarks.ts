import type { ChartPoint } from "../curve/ChartModel.ts";
import { INK, styleOf } from "../curve/curveColours.ts";
import { factsOf, PRESSURE_QUANTITY, type CurveAxis, type CurveQuantity } from "../curve/curveQuantities.ts";
import { placesAbout, type Rect } from "../curve/placeLabels.ts";
import { pointsInForce } from "../curve/pointsInForce.ts";
import { quantityText } from "../formatQuantity.ts";
import type { SheetChart } from "./DataSheet.ts";
import { LABEL_HEIGHT, type WishedLabel } from "./labelMarks.ts";
import { plotX, plotY, type PlotArea } from "./plotArea.ts";
import type { DotMark, Measure, SheetMark } from "./SheetMark.ts";
import { lineMark, SIZE } from "./sheetStyle.ts";

const CROSS = 4;
const CROSS_WIDTH = 1;
const DOT = 2.4;
const RING = 3.6;
const PAPER = "#FFFFFF";

export interface PointMarks {
  readonly shapes: readonly SheetMark[];
  /** What the shapes cover. */
  readonly spots: readonly Rect[];
  readonly labels: readonly WishedLabel[];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The design cross, and at each point in force a dot with its value on every solid curve of one grid. */
export function pointMarks(chart: SheetChart, area: PlotArea, grid: 0 | 1, measure: Measure): PointMarks {
  const { frame, duty } = chart.model;
  const main = PRESSURE_QUANTITY[chart.machine];
  const place = (quantity: CurveQuantity, q: number, value: number): Spot | null => {
    const axis = frame.yAxes.find(({ key }) => key === factsOf(quantity).axis);
    return axis?.grid === grid
      ? { x: plotX(area, frame.xAxisInForce, q), y: plotY(area, axis.inForce, value) }
      : null;
  };
  const label = (text: string, colour: string, { x, y }: Spot, side: "left" | "right"): WishedLabel => ({
    text,
    colour,
    places: placesAbout(x, y, { width: measure(text, SIZE.small), height: LABEL_HEIGHT, gap: RING }, side),
  });
  const readings = (point: ChartPoint) =>
    frame.columns.flatMap((quantity, column) => {
      const value = point.readings[column]!;
      const isRead = !Number.isNaN(value) && (quantity === main || !styleOf(quantity).isDashed);
      const at = isRead ? place(quantity, point.flow, value) : null;
      if (at === null) return [];
      const colour = quantity === main ? INK : styleOf(quantity).colour;
      const { axis, unit } = factsOf(quantity);
      return [
        {
          at,
          shapes: dotMarks(at, colour),
          label: label(quantityText(value, unit), colour, at, CLIMBING.has(axis) ? "left" : "right"),
        },
      ];
    });
  const crosses = duty.parabolas.flatMap(({ designPoint }) => {
    const at = place(main, designPoint.flow, designPoint.value);
    return at === null ? [] : [{ at, shapes: crossMarks(at), label: label("设计点", INK, at, "left") }];
  });
  const all = [...pointsInForce(chart.model).flatMap(readings), ...crosses];
  return {
    shapes: all.flatMap(({ shapes }): readonly SheetMark[] => shapes),
    spots: all.map(({ at: { x, y } }) => ({
      left: x - RING,
      top: y - RING,
      width: 2 * RING,
      height: 2 * RING,
    })),
    labels: all.map((point) => point.label),
  };
}

/** What climbs with the flow: there the side free for a figure is the left one. */
const CLIMBING: ReadonlySet<CurveAxis> = new Set(["power", "npsh", "noise"]);

/** A dot with a white ring. */
const dotMarks = ({ x, y }: Spot, colour: string): DotMark[] => [
  { kind: "dot", x, y, radius: RING, colour: PAPER },
  { kind: "dot", x, y, radius: DOT, colour },
];

const crossMarks = ({ x, y }: Spot): SheetMark[] => [
  lineMark([x - CROSS, y - CROSS, x + CROSS, y + CROSS], { width: CROSS_WIDTH, colour: INK }),
  lineMark([x - CROSS, y + CROSS, x + CROSS, y - CROSS], { width: CROSS_WIDTH, colour: INK }),
];
