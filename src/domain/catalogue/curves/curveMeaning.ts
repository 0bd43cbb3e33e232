import { greatest, least } from "../../base/lists.ts";
import type { Quantity } from "../tables/words/quantities.ts";
import type { ChartAxis } from "./ChartAxis.ts";
import type { ChartLine } from "./ChartLine.ts";
import type { CurveLabel, CurveParameter } from "./curveLabels.ts";
import type { Box, Polyline } from "./PageDrawing.ts";
import { heightOf } from "./polylines.ts";

/** What has to be asked: the axis that a curve belongs to, what it shows, what its figure means. */
export type MeaningDoubt = "axis" | "quantity" | "parameter";

/** What a curve shows, as proposed. Axes by their index in the chart's list; `null` where there is none. */
export interface CurveMeaning {
  readonly x: number | null;
  readonly y: number | null;
  readonly quantity: Quantity | null;
  readonly parameter: CurveParameter | null;
  readonly label: string;
  readonly meaningDoubts: readonly MeaningDoubt[];
}

/** Quantities that one axis carries together. */
const ALIKE: readonly (readonly Quantity[])[] = [
  ["head"],
  ["npsh"],
  ["totalPressure", "staticPressure", "pressure", "externalPressure"],
  ["efficiency", "totalEfficiency", "staticEfficiency", "overallEfficiency"],
  ["power", "shaftPower", "inputPower", "motorPower"],
];

const kindOf = (quantity: Quantity) => ALIKE.findIndex((kind) => kind.includes(quantity));
const areAlike = (one: Quantity, other: Quantity) =>
  one === other || (kindOf(one) >= 0 && kindOf(one) === kindOf(other));

/** Names left open because the other one says more. */
const OPEN: ReadonlySet<Quantity> = new Set(["pressure", "power", "efficiency"]);

/** The meaning of a line from its label, its colour, its shape and the axes of its frame. */
export function curveMeaning(
  line: ChartLine,
  label: CurveLabel | null,
  axes: readonly ChartAxis[],
  frame: Box,
): CurveMeaning {
  const level = axes.findIndex(({ side }) => side === "bottom" || side === "top");
  const upright = axes.flatMap(({ side }, at) => (side === "left" || side === "right" ? [at] : []));
  const { y, isSure } = yAxis(line, label, axes, upright, frame);
  const ofAxis = y === null ? null : (axes[y]?.quantity ?? null);
  const parameter = label?.parameter ?? null;
  const isContour =
    parameter?.quantity === "efficiency" && (ofAxis === null || !areAlike(ofAxis, "efficiency"));
  const quantity = isContour ? "efficiency" : quantityOf(label?.quantity ?? null, ofAxis);
  const meaningDoubts: MeaningDoubt[] = [];
  if (!isSure || level < 0 || y === null) meaningDoubts.push("axis");
  if (quantity === null || quantity === "pressure") meaningDoubts.push("quantity");
  if (parameter && parameter.quantity === null) meaningDoubts.push("parameter");
  return { x: level < 0 ? null : level, y, quantity, parameter, label: label?.text ?? "", meaningDoubts };
}

/** 压力 p of the axis and 静压 of the label are 静压. */
function quantityOf(label: Quantity | null, axis: Quantity | null): Quantity | null {
  if (label === null || axis === null) return axis ?? label;
  if (!areAlike(label, axis)) return axis;
  return OPEN.has(axis) && !OPEN.has(label) ? label : axis;
}

function yAxis(
  line: ChartLine,
  label: CurveLabel | null,
  axes: readonly ChartAxis[],
  upright: readonly number[],
  frame: Box,
): { readonly y: number | null; readonly isSure: boolean } {
  const [only, ...more] = upright;
  if (only === undefined) return { y: null, isSure: false };
  if (more.length === 0) return { y: only, isSure: true };
  const { quantity, parameter } = label ?? {};
  const named = upright.filter((at) => {
    const own = axes[at]?.quantity;
    return quantity && own && areAlike(own, quantity);
  });
  const coloured = isColoured(line.colour)
    ? upright.filter((at) => isSameColour(axes[at]!.colour, line.colour))
    : [];
  const [byName, byColour] = [single(named), single(coloured)];
  if (byName !== null && byColour !== null) return { y: byName, isSure: byName === byColour };
  if (byName !== null) return { y: byName, isSure: true };
  if (byColour !== null) return { y: byColour, isSure: true };
  if (parameter?.quantity === "efficiency") {
    const lift = upright.find((at) => isLift(axes[at]?.quantity ?? null));
    if (lift !== undefined) return { y: lift, isSure: true };
  }
  return { y: byShape(line.points, axes, upright, frame), isSure: false };
}

const single = (list: readonly number[]): number | null => (list.length === 1 ? (list[0] ?? null) : null);

const isLift = (quantity: Quantity | null) =>
  quantity !== null && (areAlike(quantity, "head") || areAlike(quantity, "pressure"));

/** Efficiency is low at no flow and has a top, head and pressure fall, power and NPSH rise. */
function byShape(
  points: Polyline,
  axes: readonly ChartAxis[],
  upright: readonly number[],
  frame: Box,
): number | null {
  const sorted = points.toSorted(([one], [other]) => one - other);
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  const top = sorted.reduce((best, point) => (point[1] < best[1] ? point : best));
  const height = heightOf(frame);
  const rises = (first[1] - top[1]) / height;
  const falls = (last[1] - top[1]) / height;
  const wanted = (quantity: Quantity) =>
    upright.find((at) => {
      const own = axes[at]?.quantity;
      return own !== null && own !== undefined && areAlike(own, quantity);
    });
  const lift = wanted("head") ?? wanted("pressure");
  const isTopInside = rises > 0.1 && falls > 0.02;
  if (isTopInside) return wanted("efficiency") ?? lift ?? upright[0] ?? null;
  if (falls > rises) return lift ?? upright[0] ?? null;
  return wanted("power") ?? wanted("npsh") ?? upright[0] ?? null;
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function isColoured(colour: string): boolean {
  if (colour === "") return false;
  const values = channels(colour);
  return greatest(values) - least(values) > 40;
}

const isSameColour = (one: string, other: string): boolean =>
  one !== "" && channels(one).every((value, at) => Math.abs(value - (channels(other)[at] ?? 0)) < 24);
