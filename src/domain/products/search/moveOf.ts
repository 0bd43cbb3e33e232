import type { CurveMove } from "../../physics/fluid/movedPieces.ts";
import type { SettingCorrection } from "../../catalogue/machine/viscousCurves.ts";

/** The correction of a row's curves; null if they are those with water. */
export function moveOf(of: SettingCorrection | undefined): CurveMove | null {
  return of?.correction.state === "corrected"
    ? { factors: of.correction.factors, bestFlow: of.bestFlow }
    : null;
}
