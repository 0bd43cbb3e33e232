import { FAN, PUMP } from "#domain/catalogue/categories.ts";
import { axisRules } from "#domain/catalogue/curves/axisRules.ts";
import { valueAt, type Scale, type ScalePoint } from "#domain/catalogue/curves/fitScale.ts";
import {
  isFunction,
  type ManualSheet,
  type SheetAxis,
  type SheetCurve,
} from "#domain/catalogue/curves/manualSheet.ts";
import type { Chart, ChartCurve, PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import { quantityFacts } from "#domain/catalogue/tables/words/quantities.ts";
import { CURVE_QUANTITIES, type CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";

/** An axis as it is used: its values at both ends of the frame. */
export interface AxisEntry {
  readonly kind: Scale["kind"];
  readonly from: number;
  readonly to: number;
  readonly unit: string;
}

/** What a person says of a line. */
export interface CurveEntry {
  readonly isTaken: boolean;
  readonly quantity: CurveQuantity | null;
  readonly setting: string;
  /** The axis that it is read by, by its place in the chart's list. */
  readonly axis: number | null;
}

export interface ProductEntry {
  readonly category: string;
  readonly brand: string;
  readonly series: string;
  readonly model: string;
  readonly speed: string;
}

/** What was proposed for a page and changed by a person; axes and curves by chart and place in it. */
export interface PageEntry {
  readonly axes: readonly (readonly AxisEntry[])[];
  readonly curves: readonly (readonly CurveEntry[])[];
  readonly product: ProductEntry;
}

type Frame = Chart["frame"];

export const isLevel = ({ side }: Pick<Chart["axes"][number], "side">) => side === "bottom" || side === "top";

/** Both ends of a frame along an axis, the smaller value first on the page. */
const endsOf = (axis: Chart["axes"][number], { left, right, top, bottom }: Frame) =>
  isLevel(axis) ? ([left, right] as const) : ([bottom, top] as const);

const DIGITS = 6;
const figure = (value: number) => Number(value.toPrecision(DIGITS));
/** What rounds to nothing beside the span is nothing. */
const clean = (value: number, span: number) => (Math.abs(value) < 1e-6 * Math.abs(span) ? 0 : figure(value));

function axisEntry(axis: Chart["axes"][number], frame: Frame): AxisEntry {
  const [from, to] = endsOf(axis, frame).map((at) => valueAt(axis.scale, at)) as [number, number];
  return {
    kind: axis.scale.kind,
    from: clean(from, to - from),
    to: clean(to, to - from),
    unit: axis.unit,
  };
}

function curveQuantityOf({ quantity }: Pick<ChartCurve, "quantity">): CurveQuantity | null {
  const curve = quantity === null ? undefined : quantityFacts(quantity).curve;
  return curve === undefined || curve === "flow" || curve === "speed" ? null : curve;
}

function settingOf({ parameter, label }: ChartCurve): string {
  if (parameter === null) return label;
  const { quantity, value, unit } = parameter;
  if (quantity === "speed") return `${value} r/min`;
  return quantity === "impeller" ? `Ø${value}` : label || `${value}${unit}`;
}

/** A line of one efficiency in a chart of heads. */
const isContour = ({ parameter }: ChartCurve) => parameter?.quantity === "efficiency";

function curveEntries({ curves }: Chart): readonly CurveEntry[] {
  const counts = new Map<CurveQuantity | null, number>();
  for (const curve of curves)
    if (!isContour(curve)) counts.set(curveQuantityOf(curve), (counts.get(curveQuantityOf(curve)) ?? 0) + 1);
  return curves.map((curve) => {
    const quantity = isContour(curve) ? null : curveQuantityOf(curve);
    const isRead = quantity !== null && curve.x !== null && curve.y !== null;
    return {
      isTaken: isRead && isFunction(curve.points) && !curve.doubts.includes("edge-of-field"),
      quantity,
      setting: (counts.get(quantity) ?? 0) > 1 || isContour(curve) ? settingOf(curve) : "",
      axis: curve.y,
    };
  });
}

/** What is proposed for a page; a manual is of one maker. */
export function proposedEntry(
  { charts }: PageCharts,
  before: Pick<ProductEntry, "brand" | "series"> = { brand: "", series: "" },
): PageEntry {
  const curves = charts.map(curveEntries);
  const isPump = curves.flat().some(({ quantity }) => quantity === "head" || quantity === "npsh");
  return {
    axes: charts.map(({ axes, frame }) => axes.map((axis) => axisEntry(axis, frame))),
    curves,
    product: {
      ...{ category: isPump ? PUMP : FAN, model: "", speed: "" },
      ...{ brand: before.brand, series: before.series },
    },
  };
}

/** The scale through both ends; `null` where the figures make none. */
function scaleOf({ kind, from, to }: AxisEntry, [start, end]: readonly [number, number]): Scale | null {
  if (!Number.isFinite(from) || !Number.isFinite(to) || from === to) return null;
  if (kind === "log" && (from <= 0 || to <= 0)) return null;
  const [low, high] = kind === "log" ? [Math.log10(from), Math.log10(to)] : [from, to];
  const b = (high - low) / (end - start);
  return { kind, a: low - b * start, b };
}

/** Round values of an axis as it is used, with their places on the page. */
export const rulesOf = (
  axis: Chart["axes"][number],
  frame: Frame,
  entry: AxisEntry,
): readonly ScalePoint[] => {
  const ends = endsOf(axis, frame);
  const scale = scaleOf(entry, ends);
  return scale === null ? [] : axisRules(scale, ends);
};

/** Ends of a line are found as closely as this much of its width. */
const OF_WIDTH = 0.25;
const LEAST_OFF = 0.2;

/** The line as a curve of the product; `null` where an axis or its quantity is missing. */
export function sheetCurve(
  { axes, frame, curves }: Chart,
  at: number,
  given: readonly AxisEntry[],
  { quantity, setting, axis }: CurveEntry,
): SheetCurve | null {
  const curve = curves[at];
  if (!curve || quantity === null || curve.x === null || axis === null) return null;
  const axisAt = (place: number): SheetAxis | null => {
    const [read, entry] = [axes[place], given[place]];
    const scale = read && entry ? scaleOf(entry, endsOf(read, frame)) : null;
    if (!read || !entry || scale === null) return null;
    const length = isLevel(read) ? frame.right - frame.left : frame.bottom - frame.top;
    const off = Math.max(read.error * length, OF_WIDTH * curve.width, LEAST_OFF);
    return { scale, unit: entry.unit, off };
  };
  const [x, y] = [axisAt(curve.x), axisAt(axis)];
  return x && y ? { quantity, setting, x, y, points: curve.points } : null;
}

/** The product with the curves that are taken. */
export function manualSheet(
  { charts }: PageCharts,
  { axes, curves, product }: PageEntry,
  read: Pick<ManualSheet, "fileName" | "page" | "person" | "day">,
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

export const quantityName = (quantity: CurveQuantity) => CURVE_QUANTITIES[quantity].name;
