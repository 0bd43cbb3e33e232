import type { DrawnChart } from "#workers/curve/CurveClient.ts";

export interface PointTableProps {
  readonly chart: DrawnChart;
}

/** Readings of every curve at the operating points. */
export const OperatingPointTable = (_: PointTableProps) => null;

/** The same at the regulated speed; nothing without regulation. */
export const RegulatedPointTable = (_: PointTableProps) => null;
