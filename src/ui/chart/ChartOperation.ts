import type { AskedSetting } from "#domain/catalogue/machine/shownSetting.ts";
import type { ChartDesign } from "#domain/catalogue/machine/ChartRequest.ts";
import type { ChartView } from "#domain/products/drawing/ChartView.ts";
import type { StatedCondition } from "#domain/products/chart/designPoints.ts";
import type { SpeedRate } from "#domain/base/units.ts";
import type { GradeName } from "#domain/catalogue/standards/gradeNames.ts";

/**
 * The duty of a chart and what a person can change of it. The parent owns this state; the chart shows it and
 * reports changes.
 */
export interface ChartOperation {
  /** One list of conditions for each duty, as entered; an empty list draws no parabola. */
  readonly conditions: readonly (readonly StatedCondition[])[];
  /** `null` means no speed regulation. */
  readonly rate: SpeedRate | null;
  readonly setting: AskedSetting;
  /** The acceptance grade whose limits are shown; absent where none are. */
  readonly tolerance?: GradeName | null;
  /** Called when a design point is dropped. */
  readonly onMoveDesign: (designPoints: readonly ChartDesign[]) => void;
  /** Restores the duty as entered; absent if no design point was moved. */
  readonly onRestoreDesign?: () => void;
  /** Called with the rate that the curves are to be regulated to; `null` means no regulation. */
  readonly onRefreshCurveData: (rate: SpeedRate | null) => void;
  readonly onSetting: (setting: AskedSetting) => void;
  /** Called with the view of the chart after every change. */
  readonly onView?: (view: ChartView) => void;
}
