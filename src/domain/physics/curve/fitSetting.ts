import { greatest } from "../../base/lists.ts";
import type { Curve } from "./Curve.ts";
import type { CurveQuantity } from "./curveQuantities.ts";
import { derivedCurve, type SourceOf } from "./derivedCurve.ts";
import { fitCurve, fitPower, fitThrough } from "./fitCurve.ts";
import { spanOf } from "./fitPolynomial.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import { turnsNoOftener } from "./keepsToPoints.ts";
import { POWER_TRIPLES } from "./powerTriples.ts";
import { stationaryPoints } from "./stationaryPoints.ts";
import { valueOrNaN } from "./valueAt.ts";

/** A measured quantity of one setting. */
export interface MeasuredCurve {
  readonly quantity: CurveQuantity;
  readonly curve: Curve;
}

export interface FittedQuantity {
  readonly quantity: CurveQuantity;
  readonly fitted: FittedCurve;
  /**
   * The greatest miss of a derived curve at its own readings, in their unit. Given only if it is more than
   * readings of one machine may differ, so that the readings contradict each other.
   */
  readonly missed?: number;
}

/**
 * Greatest miss of a derived curve as a share of a reading: the accuracy to which shaft power is measured (ISO
 * 5801, ISO 9906 grade 1).
 */
const GREATEST_MISS = 0.02;
/** Rounding of readings as a share of the greatest one: a tenth of a percent of efficiency. */
const ROUNDING = 0.002;
/** Share of the flow range by which a reading may lie outside the range of a derived curve. */
const GREATEST_CUT = 0.01;

type Fits = Map<CurveQuantity, FittedCurve>;
/** By quantity; curves that agree with their readings are left out. */
type Missed = Map<CurveQuantity, number>;

/**
 * Fits the curves of one setting. Each is fitted by itself, except that of shaft power and its efficiencies some
 * are derived, so that N·η = Q·Y holds at every flow. Power follows from pressure or head and efficiency where the
 * result agrees with the power readings and does not wave more than they do; otherwise power is kept and the
 * efficiency follows.
 */
export function fitSetting(measured: readonly MeasuredCurve[]): FittedQuantity[] {
  const fits: Fits = new Map();
  const missed: Missed = new Map();
  for (const { quantity, curve } of measured) if (!fits.has(quantity)) fits.set(quantity, fitCurve(curve));
  const curveOf = (quantity: CurveQuantity) => measured.find((one) => one.quantity === quantity)?.curve;
  const triple = POWER_TRIPLES.find(({ lift, efficiency }) => fits.has(lift) && fits.has(efficiency));
  const power = curveOf("shaftPower");
  if (triple !== undefined && power !== undefined) {
    // The setting has the efficiency of its triple.
    relate(fits, missed, triple.efficiency, curveOf(triple.efficiency)!, power);
    for (const other of POWER_TRIPLES) {
      const own = other === triple ? undefined : curveOf(other.efficiency);
      const derived = own && derivedOf(fits, other.efficiency, own);
      if (!derived) continue;
      fits.set(other.efficiency, derived.fitted);
      if (derived.missed !== undefined) missed.set(other.efficiency, derived.missed);
    }
  }
  return measured.map(({ quantity, curve }, at) => {
    // Every quantity was fitted; a quantity stated a second time is fitted by itself.
    if (measured.findIndex((one) => one.quantity === quantity) !== at)
      return { quantity, fitted: fitCurve(curve) };
    const most = missed.get(quantity);
    return { quantity, fitted: fits.get(quantity)!, ...(most === undefined ? {} : { missed: most }) };
  });
}

interface Derived {
  readonly fitted: FittedCurve;
  /** Whether the curve agrees with the readings and does not wave more than they do. */
  readonly isTrue: boolean;
  /** As in `FittedQuantity`. */
  readonly missed?: number;
}

/**
 * Decides which of power and efficiency is kept and which is derived. The first pair that agrees with the readings
 * wins: power from the fitted curves; efficiency from a smooth power curve, or from one through its readings;
 * power from an efficiency curve through its readings. Contradictory readings match none: then power is kept,
 * since test benches measure it, and the efficiency follows.
 */
function relate(fits: Fits, missed: Missed, efficiency: CurveQuantity, percents: Curve, powers: Curve): void {
  const smooth = fitPower(powers);
  const attempts = [
    () => pairFrom(fits, "shaftPower", powers, efficiency, fits.get(efficiency)!),
    () => pairFrom(fits, efficiency, percents, "shaftPower", smooth),
    () => pairFrom(fits, efficiency, percents, "shaftPower", fitThrough(powers)),
    () => pairFrom(fits, "shaftPower", powers, efficiency, fitThrough(percents)),
  ];
  let kept: ReturnType<typeof pairFrom> = null;
  for (const [index, find] of attempts.entries()) {
    const found = find();
    if (found?.isTrue === true) {
      kept = found;
      break;
    }
    if (index === 1) kept = found;
  }
  for (const { quantity, fitted, missed: most } of kept?.curves ?? []) {
    fits.set(quantity, fitted);
    if (most !== undefined) missed.set(quantity, most);
  }
}

/**
 * Derives a quantity with `given` as the curve of `source`; null if `given` reaches zero somewhere or the curves
 * share no range.
 */
function pairFrom(
  fits: Fits,
  quantity: CurveQuantity,
  readings: Curve,
  source: CurveQuantity,
  given: FittedCurve,
) {
  if (!isAbove(given)) return null;
  const found = derivedOf(new Map(fits).set(source, given), quantity, readings);
  if (found === null) return null;
  const { isTrue, ...derived } = found;
  const curves: FittedQuantity[] = [
    { quantity: source, fitted: given },
    { quantity, ...derived },
  ];
  return { isTrue, curves };
}

/** A divisor must nowhere be zero. */
const isAbove = (fitted: FittedCurve): boolean =>
  [fitted.first, ...stationaryPoints(fitted), fitted.last].every((flow) => valueOrNaN(fitted, flow) > 0);

function derivedOf(fits: Fits, quantity: CurveQuantity, { x, y }: Curve): Derived | null {
  const sources: SourceOf = (one) => {
    const fitted = one === quantity ? undefined : fits.get(one);
    return fitted?.kind === "derived" ? undefined : fitted;
  };
  const bare = derivedCurve(quantity, sources, 0);
  if (bare === null) return null;
  const inside = (flow: number) => Math.min(Math.max(flow, bare.first), bare.last);
  const cut = greatest(Array.from(x, (flow) => Math.abs(flow - inside(flow)))) / (bare.last - bare.first);
  const misses = Array.from(x, (flow, at) => Math.abs(valueOrNaN(bare, inside(flow)) - y[at]!));
  const fitted = { ...bare, residual: greatest(misses) / (spanOf(y) || Math.abs(y[0]!) || 1) };
  const rounding = ROUNDING * greatest(y);
  const isNear = (miss: number, at: number) => miss <= GREATEST_MISS * Math.abs(y[at]!) + rounding;
  // Beyond the shared range there is no curve that could contradict a reading.
  const isCovered = (at: number) => inside(x[at]!) === x[at];
  const contradicts = misses.some((miss, at) => isCovered(at) && !isNear(miss, at));
  return {
    fitted,
    isTrue: cut <= GREATEST_CUT && misses.every(isNear) && turnsNoOftener(fitted, { x, y }),
    ...(contradicts ? { missed: greatest(misses.filter((_, at) => isCovered(at))) } : {}),
  };
}
