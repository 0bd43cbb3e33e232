import { flow, head, pressure, type Power } from "../../base/units.ts";
import type { CurveQuantity } from "./curveQuantities.ts";
import { airPower, hydraulicPower } from "./power.ts";

/** The three quantities that are tied together by N = fluid power/η. */
export interface PowerTriple {
  readonly lift: CurveQuantity;
  readonly efficiency: CurveQuantity;
  /** Power in the fluid in kW at a flow (m³/h) and a pressure (Pa) or head (m). */
  readonly fluidPower: (flow: number, lift: number) => Power;
}

const air = (q: number, p: number) => airPower(flow(q), pressure(p));
const water = (q: number, h: number) => hydraulicPower(flow(q), head(h));

/** If a setting has pressure or head and efficiency of several triples, its shaft power goes with the first. */
export const POWER_TRIPLES: readonly PowerTriple[] = [
  { lift: "totalPressure", efficiency: "totalPressureEfficiency", fluidPower: air },
  { lift: "staticPressure", efficiency: "staticPressureEfficiency", fluidPower: air },
  { lift: "head", efficiency: "efficiency", fluidPower: water },
];

/** The triple of a pressure or head. */
export const tripleOf = (lift: CurveQuantity): PowerTriple => {
  const found = POWER_TRIPLES.find((triple) => triple.lift === lift);
  if (found === undefined) throw new Error(`${lift} lifts nothing`);
  return found;
};
