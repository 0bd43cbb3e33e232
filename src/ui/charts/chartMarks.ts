import type { ChartPoint } from "#domain/curve/ChartModel.ts";
import { isReplaced } from "#domain/curve/pointsInForce.ts";
import { factsOf, PRESSURE_QUANTITY, type CurveQuantity } from "#domain/curve/curveQuantities.ts";
import { quantityText } from "#domain/formatQuantity.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { isShown } from "./chartLines.ts";
import type { ChartView } from "./ChartView.ts";
import { INK, INK_3, productColour, styleOf } from "#domain/curve/curveColours.ts";

export interface ChartMark {
  readonly axis: number;
  /** m³/h */
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly colour: string;
  /** A ring marks what is there without being the point in force. */
  readonly shape: "dot" | "ring" | "cross";
  /** Where its label stands if it is free there. */
  readonly side: "left" | "center" | "right";
  /** Place of the design point that a cross stands for. */
  readonly design: number | null;
}

const labelOf = (quantity: CurveQuantity, value: number) => quantityText(value, factsOf(quantity).unit);

/** Design crosses, operating dots with their values, rings where else the curve meets the parabola. */
export function chartMarks(chart: DrawnChart, view: ChartView): ChartMark[] {
  const { duty, regulation } = chart.model;
  const slowed = regulation?.operatingPoints ?? [];
  const shown = (points: readonly ChartPoint[]) => points.filter((point) => isShown(chart, view, point));
  return [
    ...(view.showsDesign ? designMarks(chart) : []),
    ...(view.showsOperating
      ? [
          ...shown(duty.operatingPoints).flatMap((point) =>
            pointMarks(chart, view, point, isReplaced(point, chart.model)),
          ),
          ...shown(slowed).flatMap((point) => pointMarks(chart, view, point, false)),
        ]
      : []),
  ];
}

const axisOf = ({ model }: DrawnChart, quantity: CurveQuantity) =>
  model.frame.yAxes.findIndex(({ key }) => key === factsOf(quantity).axis);

function designMarks(chart: DrawnChart): ChartMark[] {
  const axis = axisOf(chart, PRESSURE_QUANTITY[chart.machine]);
  return chart.model.duty.parabolas.map(({ design, designPoint }) => ({
    design,
    axis,
    x: designPoint.flow,
    y: designPoint.value,
    label: "设计点",
    colour: INK,
    shape: "cross",
    side: "left",
  }));
}

/** The point on its pressure or head curve, and what the other solid curves read there. */
function pointMarks(chart: DrawnChart, view: ChartView, point: ChartPoint, isBehind: boolean): ChartMark[] {
  const main = PRESSURE_QUANTITY[chart.machine];
  const several = chart.products.length > 1;
  const readings = chart.model.frame.columns.flatMap((quantity, column): ChartMark[] => {
    const y = point.readings[column] ?? Number.NaN;
    const isDrawn = view.quantity === null ? !styleOf(quantity).isDashed : view.quantity === quantity;
    if (Number.isNaN(y) || quantity === main || !isDrawn) return [];
    return [
      {
        design: null,
        axis: axisOf(chart, quantity),
        x: point.flow,
        y,
        label: isBehind ? "" : labelOf(quantity, y),
        colour: several ? productColour(point.product) : styleOf(quantity).colour,
        shape: isBehind ? "ring" : "dot",
        side: "center",
      },
    ];
  });
  return view.quantity === null || view.quantity === main
    ? [...readings, ...otherCrossings(chart, point), mainMark(chart, point, isBehind)]
    : readings;
}

function mainMark(chart: DrawnChart, point: ChartPoint, isBehind: boolean): ChartMark {
  const main = PRESSURE_QUANTITY[chart.machine];
  const words = point.isUnstable ? "（不稳定）" : "";
  return {
    design: null,
    axis: axisOf(chart, main),
    x: point.flow,
    y: point.value,
    // Of several products at one duty the figures stand below, in the table.
    label: isBehind || chart.products.length > 1 ? "" : `工作点 ${labelOf(main, point.value)}${words}`,
    colour: isBehind ? INK_3 : INK,
    shape: isBehind ? "ring" : "dot",
    side: "right",
  };
}

/** Where an unstable curve meets the parabola besides the point in force. */
function otherCrossings(chart: DrawnChart, point: ChartPoint): ChartMark[] {
  const main = PRESSURE_QUANTITY[chart.machine];
  return point.crossings
    .filter((flow) => flow !== point.flow)
    .map((flow) => ({
      design: null,
      axis: axisOf(chart, main),
      x: flow,
      y: point.value * (flow / point.flow) ** 2,
      label: "",
      colour: INK,
      shape: "ring",
      side: "right",
    }));
}
