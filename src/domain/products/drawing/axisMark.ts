import type { Axis } from "../chart/axes.ts";
import { formatPlain } from "../../base/formatNumber.ts";
import { axisTicks } from "./axisTicks.ts";
import type { AxisMark } from "./ChartDrawing.ts";

/** An axis with its tick labels. */
export const axisMark = (range: Axis, { name, unit }: Pick<AxisMark, "name" | "unit">): AxisMark => ({
  name,
  unit,
  range,
  ticks: axisTicks(range).map((value) => ({ value, text: formatPlain(value) })),
});
