import type { YAxis } from "./ChartModel.ts";
import { factsOf, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";

/** Place of the axis that a quantity is read against; −1 where there is none. */
export const axisOf = (yAxes: readonly Pick<YAxis, "key">[], quantity: CurveQuantity): number =>
  yAxes.findIndex(({ key }) => key === factsOf(quantity).axis);
