import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { valueAtPacked } from "../../physics/curve/operatingPointPacked.ts";
import type { PackedCurves } from "../../physics/curve/PackedCurves.ts";
import { piecesPacked } from "../../physics/curve/piecesPacked.ts";
import { movedValueAt } from "../../physics/fluid/movedRow.ts";
import type { Duty } from "./Duty.ts";
import type { DutyMatches, RowCorrections } from "./matchDuty.ts";
import { moveOf } from "./moveOf.ts";
import type { SearchColumns } from "./SearchColumns.ts";
import { lookUp } from "../../base/keyed.ts";

/** The value of a curve at a flow, by row: with the liquid that the curves are met with, NaN outside the measured range. */
export function readingInLiquid(
  curves: PackedCurves,
  quantity: CurveQuantity,
  corrections: RowCorrections | undefined,
): (row: number, flow: number) => number {
  if (corrections === undefined) return (row, flow) => valueAtPacked(curves, row, flow);
  return (row, flow) => {
    const move = moveOf(corrections[row]);
    const water = move && piecesPacked(curves, row);
    return move === null || water === null
      ? valueAtPacked(curves, row, flow)
      : movedValueAt(water, quantity, move, flow);
  };
}

/**
 * The value of a property at the operating points of a curve search, by place in the matches: flow and pressure of the
 * point itself, the others from their own curves. Null for a property that does not run, and where nothing was
 * entered that has an operating point.
 */
export function runningOf(
  columns: SearchColumns,
  duty: Duty,
  matches: DutyMatches,
  code: string,
): ((place: number) => number) | null {
  if (duty.point === null) return null;
  const { form } = duty;
  // Every place of the matches has a flow, a value and a row.
  if (code === form.flow) return (place) => matches.flow[place]!;
  if (code === form.value) return (place) => matches.value[place]!;
  const quantity = lookUp(form.running, code);
  const curves = quantity === undefined ? undefined : lookUp(columns.curves, quantity);
  if (quantity === undefined || curves === undefined) return null;
  const reading = readingInLiquid(curves, quantity, matches.corrections);
  return (place) => reading(matches.rows[place]!, matches.flow[place]!);
}
