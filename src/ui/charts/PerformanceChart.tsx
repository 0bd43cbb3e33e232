import type { Machine } from "#domain/curve/curveQuantities.ts";
import type { StatedCondition } from "#domain/curve/designPoints.ts";
import type { SpeedRate } from "#domain/units.ts";
import type { ChartProductSource, DrawnChart } from "#workers/curve/CurveClient.ts";

export interface PerformanceChartProps {
  readonly machine: Machine;
  /** One, or several to compare, with the curves that the server answers. */
  readonly products: readonly ChartProductSource[];
  /** Each a duty as it was entered; none draws no parabola. */
  readonly conditions: readonly (readonly StatedCondition[])[];
  /** What stands on the chart, after every change; `null` where there is none. Tables and verdicts follow it. */
  readonly onDrawn?: (chart: DrawnChart | null) => void;
  /** The rate that the curves are regulated to; `null` without regulation. */
  readonly onRefreshCurveData?: (rate: SpeedRate | null) => void;
}

/** Performance curves with system curve, operating points and speed regulation. It fills the height of its column. */
export const PerformanceChart = (_: PerformanceChartProps) => null;
