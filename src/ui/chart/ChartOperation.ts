import type { AskedSetting } from "#domain/catalogue/machine/shownSetting.ts";
import type { ChartDesign } from "#domain/catalogue/machine/ChartRequest.ts";
import type { ChartView } from "#domain/products/drawing/ChartView.ts";
import type { StatedCondition } from "#domain/products/chart/designPoints.ts";
import type { SpeedRate } from "#domain/base/units.ts";

/** What a chart is drawn for. It belongs to whoever shows the chart: here it is only shown, and handed back moved. */
export interface ChartOperation {
  /** Each a duty as it was entered; none draws no parabola. */
  readonly conditions: readonly (readonly StatedCondition[])[];
  /** `null`: no speed regulation. */
  readonly rate: SpeedRate | null;
  readonly setting: AskedSetting;
  /** A design point has been let go. */
  readonly onMoveDesign: (designPoints: readonly ChartDesign[]) => void;
  /** Back to the duty that was entered; absent where none has been moved. */
  readonly onRestoreDesign?: () => void;
  /** The rate that the curves are to be regulated to; `null` without regulation. */
  readonly onRefreshCurveData: (rate: SpeedRate | null) => void;
  readonly onSetting: (setting: AskedSetting) => void;
  /** What of the chart is shown, after every change. */
  readonly onView?: (view: ChartView) => void;
}
