import { axisRules } from "./axisRules.ts";
import type { Scale, ScalePoint } from "./fitScale.ts";
import type { ManualSheet } from "./manualSheet.ts";
import type { ReadMethod, SheetAxis, SheetCurve } from "./SheetAxis.ts";
import type { AxisEntry, CurveEntry, PageEntry } from "./PageEntry.ts";
import type { Chart, ChartCurve, PageCharts } from "./readCharts.ts";

type Frame = Chart["frame"];

export const isLevel = ({ side }: Pick<Chart["axes"][number], "side">) => side === "bottom" || side === "top";

/** Both ends of a frame along an axis, the smaller value first on the page. */
export const endsOf = (axis: Chart["axes"][number], { left, right, top, bottom }: Frame) =>
  isLevel(axis) ? ([left, right] as const) : ([bottom, top] as const);

/** The scale through both ends; `null` where the figures make none. */
function scaleOf({ kind, from, to }: AxisEntry, [start, end]: readonly [number, number]): Scale | null {
  if (!Number.isFinite(from) || !Number.isFinite(to) || from === to) return null;
  if (kind === "log" && (from <= 0 || to <= 0)) return null;
  const [low, high] = kind === "log" ? [Math.log10(from), Math.log10(to)] : [from, to];
  const b = (high - low) / (end - start);
  return { kind, a: low - b * start, b };
}

/** Round values of an axis as it is used, with their positions on the page. */
export const rulesOf = (
  axis: Chart["axes"][number],
  frame: Frame,
  entry: AxisEntry,
): readonly ScalePoint[] => {
  const ends = endsOf(axis, frame);
  const scale = scaleOf(entry, ends);
  return scale === null ? [] : axisRules(scale, ends);
};

/** The middle of a drawn line is known to this share of its width, of a traced one to half of it. */
const OF_DRAWN = 0.25;
const OF_TRACED = 0.5;
const LEAST_OFF = 0.2;

const methodOf = ({ off, doubts }: Pick<ChartCurve, "off" | "doubts">): ReadMethod =>
  off === undefined ? "vector" : doubts.includes("by-hand") ? "by-hand" : "traced";

/** The line as a curve of the product; `null` where an axis or its quantity is missing. */
export function sheetCurve(
  { axes, frame, curves }: Chart,
  at: number,
  given: readonly AxisEntry[],
  { quantity, setting, axis }: CurveEntry,
): SheetCurve | null {
  const curve = curves[at];
  if (!curve || curve.points.length < 2 || quantity === null || curve.x === null || axis === null)
    return null;
  const axisAt = (index: number): SheetAxis | null => {
    const [read, entry] = [axes[index], given[index]];
    const scale = read && entry ? scaleOf(entry, endsOf(read, frame)) : null;
    if (!read || !entry || scale === null) return null;
    const length = isLevel(read) ? frame.right - frame.left : frame.bottom - frame.top;
    const line = curve.off === undefined ? OF_DRAWN * curve.width : OF_TRACED * curve.width;
    const off = Math.hypot(read.error * length, curve.off ?? 0, Math.max(line, LEAST_OFF));
    return { scale, unit: entry.unit, off };
  };
  const [x, y] = [axisAt(curve.x), axisAt(axis)];
  return x && y ? { quantity, setting, x, y, points: curve.points, method: methodOf(curve) } : null;
}

/** The product with the curves that are taken. */
export function manualSheet(
  { charts }: PageCharts,
  { axes, curves, product }: PageEntry,
  read: Pick<ManualSheet, "fileName" | "hash" | "page" | "person" | "day">,
): ManualSheet {
  const speed = Number(product.speed);
  return {
    ...read,
    category: product.category,
    brand: product.brand.trim(),
    series: product.series.trim(),
    model: product.model.trim(),
    speed: speed > 0 ? speed : null,
    curves: charts.flatMap((chart, nth) =>
      chart.curves.flatMap((_, at) => {
        const entry = curves[nth]?.[at];
        const curve = entry?.isTaken ? sheetCurve(chart, at, axes[nth] ?? [], entry) : null;
        return curve === null ? [] : [curve];
      }),
    ),
  };
}
