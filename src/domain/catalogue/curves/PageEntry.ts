import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import type { PageCharts } from "./readCharts.ts";
import type { Scale } from "./fitScale.ts";

/** An axis as it is used: its values at both ends of the frame, NaN until somebody enters them. */
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
  /** The axis that it is read by, by its index in the chart's list. */
  readonly axis: number | null;
}

export interface ProductEntry {
  readonly category: string;
  readonly brand: string;
  readonly series: string;
  readonly model: string;
  readonly speed: string;
}

/** What was proposed for a page and changed by a person; axes and curves by chart and index in it. */
export interface PageEntry {
  readonly axes: readonly (readonly AxisEntry[])[];
  readonly curves: readonly (readonly CurveEntry[])[];
  readonly product: ProductEntry;
  /** Its own charts if lines were split or joined, or a kept sheet is opened again; else the page's. */
  readonly read?: PageCharts;
}

const withChange = <Entry>(
  lists: readonly (readonly Entry[])[],
  chart: number,
  index: number,
  changed: Partial<Entry>,
): readonly (readonly Entry[])[] =>
  lists.map((list, nth) =>
    nth === chart ? list.map((entry, at) => (at === index ? { ...entry, ...changed } : entry)) : list,
  );

export const withAxis = <Entry extends PageEntry>(
  entry: Entry,
  chart: number,
  axis: number,
  changed: Partial<AxisEntry>,
): Entry => ({
  ...entry,
  axes: withChange(entry.axes, chart, axis, changed),
});

export const withCurve = <Entry extends PageEntry>(
  entry: Entry,
  chart: number,
  curve: number,
  changed: Partial<CurveEntry>,
): Entry => ({
  ...entry,
  curves: withChange(entry.curves, chart, curve, changed),
});
