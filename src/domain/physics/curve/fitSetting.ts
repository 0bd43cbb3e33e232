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

/** A quantity of one setting as it was measured. */
export interface MeasuredCurve {
  readonly quantity: CurveQuantity;
  readonly curve: Curve;
}

/** The same as it was fitted. */
export interface FittedQuantity {
  readonly quantity: CurveQuantity;
  readonly fitted: FittedCurve;
}

/** Share of a reading by which a derived curve may miss it: what shaft power is measured to (ISO 5801, ISO 9906 grade 1). */
const GREATEST_MISS = 0.02;
/** Share of the greatest reading that they are rounded to: a tenth of a percent of efficiency. */
const ROUNDING = 0.002;
/** Share of the range by which a reading may lie beyond what a derived curve covers. */
const GREATEST_CUT = 0.01;

type Fits = Map<CurveQuantity, FittedCurve>;

/**
 * The curves of one setting, each fitted by itself, but of shaft power and the efficiencies that go with it one or the other: N·η =
 * Q·Y holds at every flow. Power follows from pressure or head and efficiency where that tells its readings and waves no more than
 * they do; else it stays, and the efficiency follows.
 */
export function fitSetting(measured: readonly MeasuredCurve[]): FittedQuantity[] {
  const fits: Fits = new Map();
  for (const { quantity, curve } of measured) if (!fits.has(quantity)) fits.set(quantity, fitCurve(curve));
  const curveOf = (quantity: CurveQuantity) => measured.find((one) => one.quantity === quantity)?.curve;
  const triple = POWER_TRIPLES.find(({ lift, efficiency }) => fits.has(lift) && fits.has(efficiency));
  const power = curveOf("shaftPower");
  if (triple !== undefined && power !== undefined) {
    // The setting has the efficiency of its triple.
    relate(fits, triple.efficiency, curveOf(triple.efficiency)!, power);
    for (const other of POWER_TRIPLES) {
      const own = other === triple ? undefined : curveOf(other.efficiency);
      const derived = own && derivedOf(fits, other.efficiency, own);
      if (derived) fits.set(other.efficiency, derived.fitted);
    }
  }
  return measured.map(({ quantity, curve }, at) => ({
    quantity,
    // Every quantity was fitted; one that is stated again stands for itself.
    fitted:
      measured.findIndex((one) => one.quantity === quantity) === at ? fits.get(quantity)! : fitCurve(curve),
  }));
}

interface Derived {
  readonly fitted: FittedCurve;
  /** Whether it tells the readings, and waves no more than they do. */
  readonly isTrue: boolean;
}

/**
 * What stands for itself and what follows from it, the first that is true to the readings: power of the curves as they are
 * fitted; efficiency of a smooth power, or of one through its readings; power of an efficiency through its readings. Of readings that contradict
 * each other none is: then power stays, which is what a bench measures, and the efficiency follows.
 */
function relate(fits: Fits, efficiency: CurveQuantity, percents: Curve, powers: Curve): void {
  const smooth = fitPower(powers);
  const ways = [
    () => way(fits, "shaftPower", powers, efficiency, fits.get(efficiency)!),
    () => way(fits, efficiency, percents, "shaftPower", smooth),
    () => way(fits, efficiency, percents, "shaftPower", fitThrough(powers)),
    () => way(fits, "shaftPower", powers, efficiency, fitThrough(percents)),
  ];
  let kept: ReturnType<typeof way> = null;
  for (const [place, find] of ways.entries()) {
    const found = find();
    if (found?.isTrue === true) {
      kept = found;
      break;
    }
    if (place === 1) kept = found;
  }
  for (const [quantity, fitted] of kept?.curves ?? []) fits.set(quantity, fitted);
}

/** A quantity derived with another one as it is given; null where that is somewhere zero, or they share no range. */
function way(
  fits: Fits,
  quantity: CurveQuantity,
  readings: Curve,
  source: CurveQuantity,
  given: FittedCurve,
) {
  if (!isAbove(given)) return null;
  const found = derivedOf(new Map(fits).set(source, given), quantity, readings);
  return (
    found && {
      isTrue: found.isTrue,
      curves: [
        [source, given],
        [quantity, found.fitted],
      ] as const,
    }
  );
}

/** What a quantity is divided by must nowhere be zero. */
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
  const isNear = misses.every((miss, at) => miss <= GREATEST_MISS * Math.abs(y[at]!) + rounding);
  return { fitted, isTrue: cut <= GREATEST_CUT && isNear && turnsNoOftener(fitted, { x, y }) };
}
