import { fitSetting } from "../../physics/curve/fitSetting.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { findImportUnit } from "../import/importUnits.ts";
import type { CurveValue } from "./curveValues.ts";
import { asCurve, closeValues } from "./keptValues.ts";
import type { SheetAxis, SheetCurve } from "./SheetAxis.ts";

/** A curve with the values that the product keeps of it. */
export interface KeptCurve {
  readonly curve: SheetCurve;
  readonly kept: readonly CurveValue[];
}

/** Fewer points are no curve. */
const FEWEST = 3;
/** Of curves in the units of the product; an unknown unit is refused by the import. */
const factorOf = ({ unit }: SheetAxis) => findImportUnit(unit.normalize("NFKC"))?.factor ?? 1;

/**
 * By how much what the product draws leaves each line that was read, at most, in the unit of the line's axis: a
 * saddle bends more than the fit, and of head, efficiency and power of one setting one follows from the others.
 */
export function fitMisses(curves: readonly KeptCurve[]): readonly number[] {
  const misses = curves.map(() => 0);
  const settings = new Set(curves.map(({ curve }) => curve.setting.trim()));
  for (const setting of settings) {
    const own = curves.flatMap((each, at) =>
      each.curve.setting.trim() === setting && each.kept.length >= FEWEST ? [{ ...each, at }] : [],
    );
    const fits = fitSetting(
      own.map(({ curve: { quantity, x, y }, kept }) => ({
        quantity,
        curve: asCurve(kept.map(([flow, value]) => [flow * factorOf(x), value * factorOf(y)])),
      })),
    );
    for (const [nth, { curve, at }] of own.entries()) {
      const [across, up] = [factorOf(curve.x), factorOf(curve.y)];
      misses[at] = closeValues(curve).reduce((most, [flow, value]) => {
        const miss = Math.abs(valueOrNaN(fits[nth]!.fitted, flow * across) / up - value);
        return Number.isNaN(miss) ? most : Math.max(most, miss);
      }, 0);
    }
  }
  return misses;
}
