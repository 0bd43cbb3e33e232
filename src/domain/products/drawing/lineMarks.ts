import { axisOf } from "../chart/axisOf.ts";
import type { ChartCurve } from "../chart/ChartModel.ts";
import { factsOf, PRESSURE_QUANTITY } from "../../physics/curve/curveQuantities.ts";
import { FULL_SPEED } from "../chart/operatingData.ts";
import { ratePercentText } from "../../physics/curve/speedName.ts";
import { SYSTEM_NAMES } from "../../catalogue/duty/systemFigures.ts";
import type { LineMark, NamedChart } from "./ChartDrawing.ts";
import { isShown, type ChartView } from "./ChartView.ts";
import { limitLines } from "./limitLines.ts";
import { productRole } from "./Role.ts";

/** Suffix of full-speed curves that are shown beside regulated ones. */
const FULL = ` ${ratePercentText(FULL_SPEED)}`;

/** Everything that is drawn as a line, with names and roles that tell the lines apart. */
export function lineMarks(chart: NamedChart, view: ChartView): LineMark[] {
  const { curves, regulation } = chart.model;
  const regulated = regulation?.curves ?? [];
  const percent = regulation === null ? "" : ` ${ratePercentText(regulation.rate)}`;
  const lineOf = (curve: ChartCurve, key: string, suffix: string, kind: LineMark["kind"]): LineMark => {
    const { product, setting, quantity, axis, values } = curve;
    const { unit, isSecondary = false } = factsOf(quantity);
    return {
      key: `${key}:${product}:${setting}:${quantity}`,
      name: `${curveName(chart, view, curve)}${suffix}`,
      role: chart.products.length > 1 ? productRole(product) : quantity,
      kind,
      isDashed: isSecondary,
      axis,
      unit,
      values,
    };
  };
  const isDrawn = (curve: ChartCurve) =>
    isShown(chart, view, curve) && (view.quantity === null || view.quantity === curve.quantity);
  const isRegulated = ({ product, setting, quantity }: ChartCurve) =>
    regulated.some(
      (other) => other.product === product && other.setting === setting && other.quantity === quantity,
    );
  const lines = [
    ...curves
      .filter(isDrawn)
      .map((curve) =>
        isRegulated(curve) ? lineOf(curve, "curve", FULL, "behind") : lineOf(curve, "curve", "", "curve"),
      ),
    ...regulated.filter(isDrawn).map((curve) => lineOf(curve, "regulated", percent, "curve")),
  ];
  return [...lines, ...limitLines(lines, chart, view), ...(view.showsDesign ? systemLines(chart) : [])];
}

function systemLines({ machine, model }: NamedChart): LineMark[] {
  const quantity = PRESSURE_QUANTITY[machine];
  const { parabolas, otherCurves } = model.duty;
  return [...parabolas.map((parabola) => ({ ...parabola, name: null })), ...otherCurves].map(
    ({ design, name, values }) => ({
      key: name === null ? `system:${design}` : `system:${design}:${name}`,
      name: name === null ? "管网特性" : SYSTEM_NAMES[name],
      role: "system",
      kind: "system",
      isDashed: true,
      axis: axisOf(model.frame.yAxes, quantity),
      unit: factsOf(quantity).unit,
      values,
    }),
  );
}

/**
 * The shortest distinct name: the quantity, or the model in its place if several are compared; with the speed if
 * several are shown.
 */
function curveName({ products }: NamedChart, { speed }: ChartView, curve: ChartCurve): string {
  const product = products[curve.product];
  const several = (product?.settings.length ?? 0) > 1 && speed === null;
  return [
    products.length > 1 ? product?.name : factsOf(curve.quantity).name,
    several ? product?.settings[curve.setting]?.speed : "",
  ]
    .filter(Boolean)
    .join(" ");
}
