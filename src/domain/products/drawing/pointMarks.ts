import { axisOf } from "../chart/axisOf.ts";
import type { ChartPoint } from "../chart/ChartModel.ts";
import { factsOf, PRESSURE_QUANTITY, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { ambiguousAt } from "../chart/ambiguousAt.ts";
import { isReplaced, othersInForce } from "../chart/pointsInForce.ts";
import { systemOf, systemValueAt } from "../../physics/curve/systemCurve.ts";
import { quantityText } from "../../base/formatQuantity.ts";
import type { NamedChart, PointMark } from "./ChartDrawing.ts";
import { isShown, type ChartView } from "./ChartView.ts";
import { productRole } from "./Role.ts";

const OTHER_MARKS = { least: "最小", most: "最大" } as const;

const labelOf = (quantity: CurveQuantity, value: number) => quantityText(value, factsOf(quantity).unit);

/**
 * Design points as crosses, operating points as dots with their values, further crossings of the curve as rings.
 */
export function pointMarks(chart: NamedChart, view: ChartView): PointMark[] {
  const { duty, regulation } = chart.model;
  const slowed = regulation?.operatingPoints ?? [];
  const shown = (points: readonly ChartPoint[]) => points.filter((point) => isShown(chart, view, point));
  return [
    ...(view.showsDesign ? designMarks(chart) : []),
    ...(view.showsOperating
      ? [
          ...shown(duty.operatingPoints).flatMap((point) =>
            operatingMarks(chart, view, point, isReplaced(point, chart.model)),
          ),
          ...shown(slowed).flatMap((point) => operatingMarks(chart, view, point, false)),
          ...otherMarks(chart, view),
        ]
      : []),
  ];
}

function designMarks({ machine, model }: NamedChart): PointMark[] {
  const axis = axisOf(model.frame.yAxes, PRESSURE_QUANTITY[machine]);
  return model.duty.parabolas.map(({ design, designPoint }) => ({
    design,
    axis,
    x: designPoint.flow,
    y: designPoint.value,
    label: "设计点",
    role: "design",
    shape: "cross",
    side: "left",
  }));
}

/**
 * Points on the system at its least and greatest resistance; when several products are shown, their lines are
 * enough.
 */
function otherMarks(chart: NamedChart, view: ChartView): PointMark[] {
  const main = PRESSURE_QUANTITY[chart.machine];
  if (chart.products.length > 1 || (view.quantity !== null && view.quantity !== main)) return [];
  return othersInForce(chart.model).flatMap(({ name, point }): readonly PointMark[] =>
    point === null || !isShown(chart, view, point)
      ? []
      : [
          {
            design: null,
            axis: axisOf(chart.model.frame.yAxes, main),
            x: point.flow,
            y: point.value,
            label: `${OTHER_MARKS[name]} ${labelOf(main, point.value)}`,
            role: "operating",
            shape: "ring",
            side: "right",
          },
        ],
  );
}

/** The point on its pressure or head curve, and the readings of the other solid curves at its flow. */
function operatingMarks(
  chart: NamedChart,
  view: ChartView,
  point: ChartPoint,
  isBehind: boolean,
): PointMark[] {
  const main = PRESSURE_QUANTITY[chart.machine];
  const several = chart.products.length > 1;
  const { columns, yAxes } = chart.model.frame;
  const readings = columns.flatMap((quantity, column): PointMark[] => {
    const y = point.readings[column] ?? Number.NaN;
    const isDrawn = view.quantity === null ? !factsOf(quantity).isSecondary : view.quantity === quantity;
    if (Number.isNaN(y) || quantity === main || !isDrawn) return [];
    return [
      {
        design: null,
        axis: axisOf(yAxes, quantity),
        x: point.flow,
        y,
        label: isBehind ? "" : labelOf(quantity, y),
        role: several ? productRole(point.product) : quantity,
        shape: isBehind ? "ring" : "dot",
        side: "center",
      },
    ];
  });
  return view.quantity === null || view.quantity === main
    ? [...readings, ...otherCrossings(chart, point), mainMark(chart, point, isBehind)]
    : readings;
}

function mainMark({ machine, products, model }: NamedChart, point: ChartPoint, isBehind: boolean): PointMark {
  const main = PRESSURE_QUANTITY[machine];
  const words = point.isUnstable ? "（不稳定）" : "";
  // With several possible states none is called the operating point.
  const name = ambiguousAt(model, point) === null ? "工作点" : "可能的工况";
  return {
    design: null,
    axis: axisOf(model.frame.yAxes, main),
    x: point.flow,
    y: point.value,
    // For several products at one duty, the figures are in the table below.
    label: isBehind || products.length > 1 ? "" : `${name} ${labelOf(main, point.value)}${words}`,
    // For several products each point has its curve's role.
    role: isBehind ? "replaced" : products.length > 1 ? productRole(point.product) : "operating",
    shape: isBehind ? "ring" : "dot",
    side: "right",
  };
}

/** Further crossings of an unstable curve with the system, beside the point in force. */
function otherCrossings({ machine, model }: NamedChart, point: ChartPoint): PointMark[] {
  const parabola = model.duty.parabolas.find(({ design }) => design === point.design);
  if (parabola === undefined) return [];
  const system = systemOf(parabola.designPoint);
  const axis = axisOf(model.frame.yAxes, PRESSURE_QUANTITY[machine]);
  return point.crossings
    .filter((flow) => flow !== point.flow)
    .map((flow) => ({
      design: null,
      axis,
      x: flow,
      y: systemValueAt(system, flow),
      label: "",
      role: "operating",
      shape: "ring",
      side: "right",
    }));
}
