import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { derivedPieces } from "../../physics/curve/derivedCurve.ts";
import type { CurvePieces } from "../../physics/curve/FittedCurve.ts";
import { valueAtPacked } from "../../physics/curve/operatingPointPacked.ts";
import type { PackedCurves } from "../../physics/curve/PackedCurves.ts";
import { piecesPacked } from "../../physics/curve/piecesPacked.ts";
import { tripleOf } from "../../physics/curve/powerTriples.ts";
import type { DutyForm } from "../../catalogue/duty/dutyForms.ts";
import { lookUp, type Keyed } from "../../base/keyed.ts";
import { movedValueAt } from "../../physics/fluid/movedRow.ts";
import type { RowCorrections } from "./matchDuty.ts";
import { moveOf } from "./moveOf.ts";

type Curves = Keyed<PackedCurves>;
const POWER: CurveQuantity = "shaftPower";
const WHOLE = 100;

/**
 * Efficiency (%) and shaft power (kW with the record's fluid) of a machine at a point of its curve; NaN where not
 * measured.
 */
export interface Work {
  readonly efficiency: number;
  readonly power: number;
}

/**
 * The value of a curve at a flow, by row, with the liquid that the curves are corrected for; NaN outside the
 * measured range.
 */
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

const over = (given: number, by: number | null): number => (by !== null && by > 0 ? given / by : NaN);

const hasRow = ({ firstKnot }: PackedCurves, row: number): boolean => firstKnot[row + 1]! > firstKnot[row]!;

/**
 * Efficiency and shaft power of a row at a point of its pressure or head curve. Columns hold the one that is not
 * derived; the other follows from N·η = Q·Y, as in a chart.
 */
export function workOf(
  curves: Curves,
  form: DutyForm,
  corrections?: RowCorrections,
): (row: number, flow: number, value: number) => Work {
  const { efficiency: quantity, fluidPower } = tripleOf(form.quantity);
  const reader = (of: CurveQuantity) => {
    const found = lookUp(curves, of);
    const reading = found && readingInLiquid(found, of, corrections);
    return (row: number, flow: number) =>
      found === undefined || reading === undefined || !hasRow(found, row) ? null : reading(row, flow);
  };
  const [efficiencyAt, powerAt] = [reader(quantity), reader(POWER)];
  return (row, flow, value) => {
    const given = WHOLE * fluidPower(flow, value);
    const [efficiency, power] = [efficiencyAt(row, flow), powerAt(row, flow)];
    return { efficiency: efficiency ?? over(given, power), power: power ?? over(given, efficiency) };
  };
}

/** The efficiency of a row over flow; null if no curve gives it. */
export function efficiencyPieces(curves: Curves, form: DutyForm, row: number): CurvePieces | null {
  const { efficiency } = tripleOf(form.quantity);
  const own = (quantity: CurveQuantity) => {
    const found = lookUp(curves, quantity);
    return (found && piecesPacked(found, row)) ?? undefined;
  };
  return own(efficiency) ?? derivedPieces(efficiency, own);
}
