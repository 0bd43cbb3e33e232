import type { YAxis } from "./ChartModel.ts";
import { factsOf, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";

/** Index of the axis of a quantity; −1 if there is none. */
export const axisOf = (yAxes: readonly Pick<YAxis, "key">[], quantity: CurveQuantity): number =>
  yAxes.findIndex(({ key }) => key === factsOf(quantity).axis);
