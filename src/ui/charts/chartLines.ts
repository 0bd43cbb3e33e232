import type { ChartCurve, SettingPlace } from "#domain/curve/ChartModel.ts";
import { factsOf } from "#domain/curve/curveQuantities.ts";
import { ratePercentText } from "#domain/curve/speedName.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { ChartView } from "./ChartView.ts";
import { productColour, styleOf, SYSTEM_COLOUR } from "#domain/curve/curveColours.ts";

export interface ChartLine {
  readonly key: string;
  /** At its end, and in the readout. */
  readonly name: string;
  readonly colour: string;
  readonly isDashed: boolean;
  readonly width: 1 | 2;
  /** Place in the frame's y axes. */
  readonly axis: number;
  readonly unit: string;
  /** On the grid; NaN where nothing is drawn. */
  readonly values: Float64Array;
  readonly isSystem: boolean;
}

/** The full-speed curves behind the regulated ones, as a hexadecimal alpha. */
const BEHIND = "66";

export const isShown = (
  { products }: Pick<DrawnChart, "products">,
  { speed }: Pick<ChartView, "speed">,
  { product, setting }: SettingPlace,
) => speed === null || products[product]?.settings[setting]?.speed === speed;

/** Everything that is drawn as a line, with what tells it apart from the others. */
export function chartLines(chart: DrawnChart, view: ChartView): ChartLine[] {
  const { curves, regulation } = chart.model;
  const regulated = regulation?.curves ?? [];
  const percent = regulation === null ? "" : ` ${ratePercentText(regulation.rate)}`;
  const lineOf = (curve: ChartCurve, kind: string, suffix: string, isBehind: boolean): ChartLine => {
    const { product, setting, quantity, axis, values } = curve;
    const style = styleOf(quantity);
    const colour = chart.products.length > 1 ? productColour(product) : style.colour;
    return {
      key: `${kind}:${product}:${setting}:${quantity}`,
      name: `${lineName(chart, view, curve)}${suffix}`,
      colour: isBehind ? colour + BEHIND : colour,
      isDashed: style.isDashed,
      width: isBehind ? 1 : 2,
      axis,
      unit: factsOf(quantity).unit,
      values,
      isSystem: false,
    };
  };
  const isDrawn = (curve: ChartCurve) =>
    isShown(chart, view, curve) && (view.quantity === null || view.quantity === curve.quantity);
  const isRegulated = ({ product, setting, quantity }: ChartCurve) =>
    regulated.some(
      (other) => other.product === product && other.setting === setting && other.quantity === quantity,
    );
  return [
    ...curves.filter(isDrawn).map((curve) => lineOf(curve, "curve", "", isRegulated(curve))),
    ...regulated.filter(isDrawn).map((curve) => lineOf(curve, "regulated", percent, false)),
    ...(view.showsDesign ? systemLines(chart) : []),
  ];
}

function systemLines({ model }: DrawnChart): ChartLine[] {
  const axis = model.frame.yAxes.findIndex(({ key }) => key === "pressure" || key === "head");
  return model.duty.parabolas.map(({ design, values }) => ({
    key: `system:${design}`,
    name: "管网特性",
    colour: SYSTEM_COLOUR,
    isDashed: true,
    width: 1,
    axis,
    unit: model.frame.yAxes[axis]?.unit ?? "",
    values,
    isSystem: true,
  }));
}

/** As short as tells it apart: the quantity, with the speed where several are shown, with the model where several are. */
function lineName({ products }: DrawnChart, { speed }: ChartView, curve: ChartCurve): string {
  const product = products[curve.product];
  const several = (product?.settings.length ?? 0) > 1 && speed === null;
  return [
    products.length > 1 ? product?.name : factsOf(curve.quantity).name,
    several ? product?.settings[curve.setting]?.speed : "",
  ]
    .filter(Boolean)
    .join(" ");
}
