import type { CurveQuantity } from "./curveQuantities.ts";
import type { CurvePieces, FittedCurve } from "./FittedCurve.ts";
import { POWER_TRIPLES, type PowerTriple } from "./powerTriples.ts";
import { quotientPieces } from "./quotientPieces.ts";

/**
 * The setting's curve of a quantity, for deriving others; undefined if the setting lacks it or it is itself
 * derived.
 */
export type SourceOf = (quantity: CurveQuantity) => CurvePieces | undefined;

const WHOLE = 100;

/** Factor for a triple, from kW and % at 1 m³/h and 1 Pa or m: N·η = factor·Q·Y. */
const factorOf = ({ fluidPower }: PowerTriple): number => fluidPower(1, 1) * WHOLE;

/** N = Q·Y/η of the first triple whose pressure or head and efficiency are known. */
function powerPieces(source: SourceOf): CurvePieces | null {
  for (const triple of POWER_TRIPLES) {
    const [lift, efficiency] = [source(triple.lift), source(triple.efficiency)];
    if (lift !== undefined && efficiency !== undefined)
      return quotientPieces([lift], efficiency, factorOf(triple));
  }
  return null;
}

/** η = Q·Y/N; if N itself was derived from another efficiency η₀ and its pressure Y₀, η = η₀·Y/Y₀. */
function efficiencyPieces(quantity: CurveQuantity, source: SourceOf): CurvePieces | null {
  const own = POWER_TRIPLES.find((triple) => triple.efficiency === quantity);
  const lift = own && source(own.lift);
  if (own === undefined || lift === undefined) return null;
  const shaft = source("shaftPower");
  if (shaft !== undefined) return quotientPieces([lift], shaft, factorOf(own));
  const other = POWER_TRIPLES.find((triple) => source(triple.lift) && source(triple.efficiency));
  const [otherLift, otherEfficiency] = [
    source(other?.lift ?? quantity),
    source(other?.efficiency ?? quantity),
  ];
  return otherLift === undefined || otherEfficiency === undefined
    ? null
    : quotientPieces([lift, otherEfficiency], otherLift, 1, false);
}

/**
 * Shaft power or an efficiency, derived from the setting's other curves so that N·η = Q·Y at every flow. Null
 * where those curves are not enough.
 */
export function derivedPieces(quantity: CurveQuantity, source: SourceOf): CurvePieces | null {
  return quantity === "shaftPower" ? powerPieces(source) : efficiencyPieces(quantity, source);
}

export function derivedCurve(
  quantity: CurveQuantity,
  source: SourceOf,
  residual: number,
): FittedCurve | null {
  const pieces = derivedPieces(quantity, source);
  return pieces && { kind: "derived", hasFormula: false, residual, ...pieces };
}
