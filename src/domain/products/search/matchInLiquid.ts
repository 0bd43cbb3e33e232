import { Crossings } from "../../physics/curve/Crossings.ts";
import { operatingPointPacked } from "../../physics/curve/operatingPointPacked.ts";
import type { PackedCurves } from "../../physics/curve/PackedCurves.ts";
import { piecesPacked } from "../../physics/curve/piecesPacked.ts";
import { systemValueAt, type SystemCurve } from "../../physics/curve/systemCurve.ts";
import { lookUp } from "../../base/keyed.ts";
import { mayMeetBetween, movedOperatingPoint } from "../../physics/fluid/movedRow.ts";
import type { SettingCorrection } from "../../catalogue/machine/viscousCurves.ts";
import type { Duty } from "./Duty.ts";
import { reachable, type DutyIndex } from "./DutyIndex.ts";
import {
  deviationWithin,
  flowRange,
  Found,
  matchDuty,
  worstRated,
  type DutyMatches,
  type RowCorrections,
} from "./matchDuty.ts";
import type { NarrowedColumns } from "./SearchColumns.ts";
import { moveOf } from "./moveOf.ts";

/** The flow in m³/h at which a row meets a system with the liquid; NaN without a point. */
export function operatingPointInLiquid(
  heads: PackedCurves,
  row: number,
  correction: SettingCorrection | undefined,
  system: SystemCurve,
  crossings: Crossings,
  isFalling = false,
): number {
  const move = moveOf(correction);
  const water = move && piecesPacked(heads, row);
  if (move === null || water === null) return operatingPointPacked(heads, row, system, crossings);
  return movedOperatingPoint(water, move, system, isFalling, crossings);
}

/**
 * Rows that may meet a system between two flows, and whether their curves with water fall throughout. The index
 * finds rows that no viscosity changes; others are checked by the ends of their corrected ranges and their values
 * around the flows.
 */
function* candidates(
  index: DutyIndex,
  heads: PackedCurves,
  corrections: RowCorrections,
  system: SystemCurve,
  from: number,
  to: number,
): Generator<{ readonly row: number; readonly isFalling: boolean }> {
  for (const row of reachable(index, heads, system, from, to))
    if (moveOf(corrections[row]) === null) yield { row, isFalling: false };
  const { rows, first, last, isFalling } = index;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const move = moveOf(corrections[row]);
    if (move === null || last[at]! * move.factors.flow < from || first[at]! * move.factors.flow > to)
      continue;
    const falls = isFalling[at] === 1;
    // The index holds only rows with a curve.
    if (mayMeetBetween(piecesPacked(heads, row)!, move, system, from, to, falls))
      yield { row, isFalling: falls };
  }
}

/**
 * `matchDuty` for pumps, with the curves corrected for a viscous liquid exactly as on a detail page. Where no
 * correction applies or is possible, the curve with water is used.
 */
export function matchInLiquid(
  columns: NarrowedColumns,
  index: DutyIndex | null,
  duty: Duty,
  corrections: RowCorrections,
): DutyMatches {
  const { form, point, rated } = duty;
  const heads = lookUp(columns.curves, form.quantity);
  if (point === null || index === null || heads === undefined) return matchDuty(columns, index, duty);
  const ratedOf = worstRated(columns, rated);
  const found = new Found();
  const { system } = point;
  const { from, to } = flowRange(point);
  const crossings = new Crossings();
  for (const { row, isFalling } of candidates(index, heads, corrections, system, from, to)) {
    const flow = operatingPointInLiquid(heads, row, corrections[row], system, crossings, isFalling);
    const value = systemValueAt(system, flow);
    const worst = Math.max(
      deviationWithin(flow, point.flow),
      deviationWithin(value, point.value),
      ratedOf(row),
    );
    if (!Number.isNaN(worst)) found.add(row, flow, value, worst, crossings.count > 1);
  }
  return { ...found.matches(), corrections };
}
