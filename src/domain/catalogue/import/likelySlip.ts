import { CURVE_QUANTITIES, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { greatest } from "../../base/lists.ts";
import { normaliseText } from "../../base/sheet/normaliseText.ts";
import type { Curve } from "../../physics/curve/Curve.ts";
import type { PowerTriple } from "../../physics/curve/powerTriples.ts";
import { findImportUnit } from "./importUnits.ts";
import { likelyUnit } from "./likelyUnit.ts";

interface JudgedCurve {
  readonly curve: Curve;
  readonly fitted: FittedCurve;
}

/**
 * Share within which figures count as agreeing after a change of unit; some units differ by less than measurements
 * do.
 */
const NEAR = 0.05;
const WHOLE = 100;

const unitOf = (quantity: CurveQuantity) => CURVE_QUANTITIES[quantity].unit;

/**
 * For a contradiction between flow, pressure or head, efficiency and shaft power: names the quantity that would
 * agree with the other three in another unit, the likeliest if there are several; empty if there is none.
 */
export function likelySlip(
  { lift, efficiency, fluidPower }: PowerTriple,
  curves: { readonly lift: JudgedCurve; readonly efficiency: JudgedCurve; readonly shaftPower: JudgedCurve },
): string {
  const { x: flows, y: efficiencies } = curves.efficiency.curve;
  const eta = greatest(efficiencies);
  // A curve has at least two points.
  const q = flows[efficiencies.indexOf(eta)]!;
  const [y, power] = [valueOrNaN(curves.lift.fitted, q), valueOrNaN(curves.shaftPower.fitted, q)];
  const agree = (state: { q?: number; y?: number; eta?: number; power?: number }) => {
    const meant = { q, y, eta, power, ...state };
    return (
      meant.eta <= WHOLE &&
      Math.abs((meant.power * meant.eta) / (fluidPower(meant.q, meant.y) * WHOLE) - 1) <= NEAR
    );
  };
  /** The likeliest mistakes first. */
  const suspects = [
    [CURVE_QUANTITIES[efficiency].name, unitOf(efficiency), eta, (meant: number) => agree({ eta: meant })],
    [
      CURVE_QUANTITIES.shaftPower.name,
      unitOf("shaftPower"),
      power,
      (meant: number) => agree({ power: meant }),
    ],
    [CURVE_QUANTITIES[lift].name, unitOf(lift), y, (meant: number) => agree({ y: meant })],
    ["flow", "m3/h", q, (meant: number) => agree({ q: meant })],
  ] as const;
  for (const [name, unit, value, isRight] of suspects) {
    const said = likelyUnit(value, findImportUnit(normaliseText(unit)) ?? null, isRight);
    if (said !== "") return `${said} for ${name}`;
  }
  return "";
}
