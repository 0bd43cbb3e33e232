import type { Curve } from "../../physics/curve/Curve.ts";
import { CURVE_QUANTITIES, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { fitCurve } from "../../physics/curve/fitCurve.ts";
import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import { POWER_TRIPLES, type PowerTriple } from "../../physics/curve/powerTriples.ts";
import { readCurve, type MeasuredPoint } from "../../physics/curve/readCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { refusal, warning, type Fault } from "./ImportRemark.ts";
import { likelySlip } from "./likelySlip.ts";
import { MOST_APART, powerContradiction, type Contradiction } from "./powerContradiction.ts";

/** The curves of one setting by quantity; derived ones are added. */
export type SettingCurves = Map<CurveQuantity, { readonly curve: Curve; readonly fitted: FittedCurve }>;

/** Shares by which shaft power may contradict pressure or head and efficiency in the working range. */
const WARN_OVER = 0.05;
const REFUSE_OVER = MOST_APART;
/**
 * Far from the working range readings are less certain, but readings that differ by half are not of one machine.
 */
const REFUSE_ANYWHERE_OVER = 0.5;

const WHOLE = 100;
const nameOf = (quantity: CurveQuantity) => CURVE_QUANTITIES[quantity].name;
const SHOWN = 3;
const flowsOf = (points: Contradiction["points"]) =>
  points.map(({ flow }) => Number(flow.toPrecision(SHOWN))).join(", ");
const percent = (share: number) => `${(share * WHOLE).toFixed(1)} %`;

/**
 * Compares the quantities of one setting with each other. Where pressure or head and one of efficiency and shaft
 * power are measured, derives the other.
 */
export function checkSetting(curves: SettingCurves, place: string, faults: Fault[]): void {
  checkPressures(curves, place, faults);
  checkInput(curves, place, faults);
  // Triples are checked in turn, against measured curves only: what one triple derives must not serve to judge the
  // next.
  const measured: SettingCurves = new Map(curves);
  for (const triple of POWER_TRIPLES) checkTriple(triple, measured, curves, place, faults);
}

function checkTriple(
  triple: PowerTriple,
  measured: SettingCurves,
  curves: SettingCurves,
  place: string,
  faults: Fault[],
): void {
  const lift = measured.get(triple.lift);
  const efficiency = measured.get(triple.efficiency);
  const shaftPower = measured.get("shaftPower");
  if (lift === undefined) return;
  if (efficiency !== undefined && shaftPower !== undefined) {
    const found = powerContradiction(triple, lift.curve, efficiency.curve, shaftPower.curve);
    const say = verdictOn(found);
    if (say === null) return;
    const from = `flow, ${nameOf(triple.lift)} and ${nameOf(triple.efficiency)}`;
    const marked = found.points.length === 0 ? "" : ` (at ${flowsOf(found.points)} m³/h)`;
    const message = `differs by up to ${percent(found.anywhere)} from what ${from} give${marked}`;
    const slip = say === refusal ? likelySlip(triple, { lift, efficiency, shaftPower }) : "";
    faults.push(say(place, nameOf("shaftPower"), `${message}${slip}`));
  } else if (efficiency !== undefined && !curves.has("shaftPower")) {
    derive("shaftPower", efficiency.curve, (q, eta) => {
      return (triple.fluidPower(q, valueOrNaN(lift.fitted, q)) * WHOLE) / eta;
    });
  } else if (shaftPower !== undefined) {
    derive(triple.efficiency, shaftPower.curve, (q, stated) => {
      return (triple.fluidPower(q, valueOrNaN(lift.fitted, q)) / stated) * WHOLE;
    });
  }

  function derive(quantity: CurveQuantity, from: Curve, valueOf: (q: number, y: number) => number): void {
    const points = derivedPoints(from, valueOf);
    if (points.length < 2) return;
    const derived = readCurve(points, quantity);
    if (derived.ok) curves.set(quantity, { curve: derived.value, fitted: fitCurve(derived.value) });
    else
      faults.push(refusal(place, nameOf("shaftPower"), `is less than ${nameOf(triple.lift)} and flow need`));
  }
}

function verdictOn({ atWork, anywhere }: Contradiction): typeof refusal | null {
  if (atWork > REFUSE_OVER || anywhere > REFUSE_ANYWHERE_OVER) return refusal;
  return atWork > WARN_OVER || anywhere > REFUSE_OVER ? warning : null;
}

/** Points at flows where both quantities are known; a division by zero gives none. */
const derivedPoints = (from: Curve, valueOf: (q: number, y: number) => number): MeasuredPoint[] =>
  Array.from(from.x, (x, at) => ({ x, y: valueOf(x, from.y[at]!) })).filter(({ y }) => Number.isFinite(y));

/** A static pressure above the total pressure means that one of them is not what its header says. */
function checkPressures(curves: SettingCurves, place: string, faults: Fault[]): void {
  const total = curves.get("totalPressure");
  const still = curves.get("staticPressure");
  if (total === undefined || still === undefined) return;
  const isAbove = still.curve.x.some(
    (q, at) => still.curve.y[at]! > valueOrNaN(total.fitted, q) * (1 + WARN_OVER),
  );
  if (isAbove)
    faults.push(refusal(place, nameOf("staticPressure"), "is above the total pressure at the same flow"));
}

/** Input power of the motor must exceed shaft power. */
function checkInput(curves: SettingCurves, place: string, faults: Fault[]): void {
  const shaft = curves.get("shaftPower");
  const input = curves.get("inputPower");
  if (shaft === undefined || input === undefined) return;
  const isBelow = shaft.curve.x.some(
    (q, at) => valueOrNaN(input.fitted, q) * (1 + WARN_OVER) < shaft.curve.y[at]!,
  );
  if (isBelow) faults.push(refusal(place, nameOf("inputPower"), "is below the shaft power at the same flow"));
}
