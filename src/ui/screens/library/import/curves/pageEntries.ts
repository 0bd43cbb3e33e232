import type { AxisEntry, CurveEntry, PageEntry } from "./curveSheet.ts";

const withChange = <Entry>(
  lists: readonly (readonly Entry[])[],
  chart: number,
  place: number,
  changed: Partial<Entry>,
): readonly (readonly Entry[])[] =>
  lists.map((list, nth) =>
    nth === chart ? list.map((entry, at) => (at === place ? { ...entry, ...changed } : entry)) : list,
  );

export const withAxis = (
  entry: PageEntry,
  chart: number,
  axis: number,
  changed: Partial<AxisEntry>,
): PageEntry => ({
  ...entry,
  axes: withChange(entry.axes, chart, axis, changed),
});

export const withCurve = (
  entry: PageEntry,
  chart: number,
  curve: number,
  changed: Partial<CurveEntry>,
): PageEntry => ({
  ...entry,
  curves: withChange(entry.curves, chart, curve, changed),
});
