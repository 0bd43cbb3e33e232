import { toVerify } from "../../base/marked.ts";
import { GRAVITY } from "../../physics/curve/power.ts";
import type { SystemCurve } from "../../physics/curve/systemCurve.ts";
import { flow, resistance, type Flow } from "../../base/units.ts";
import { circuitLossAt, rootFlow } from "../network/networkResults.ts";
import type { NetworkRun } from "../network/NetworkRun.ts";

/** Margin on flow losses, never on static parts */
export const LOSS_MARGIN = toVerify(0.1, "水泵扬程裕量 10 %，只计流动阻力");
/** Margin on the flow; 5 to 10 % are also in use. */
const FLOW_MARGIN = toVerify(0, "水泵流量裕量 0，工程也用 5–10 %");

const EXPONENTS = { least: 1, most: 2 } as const;

/** Duty of a system's pump, with the curve for its operating point */
export interface WaterDuty {
  readonly flow: Flow;
  /** m of the liquid */
  readonly head: number;
  /** Y_s, K and n for the search of machines */
  readonly system: SystemCurve;
  /** ln(Δp(1)/Δp(½))/ln 2 as computed; `system` has it limited to 1 … 2. */
  readonly exponent: number;
  readonly isCapped: boolean;
}

/** Pa as m of a liquid: Δp/(ρ·g) */
export const metres = (pascals: number, density: number): number => pascals / (density * GRAVITY);

interface DutyParts {
  /** m³/h */
  readonly flow: number;
  /** Loss at the flow and at half of it, Pa */
  readonly loss: number;
  readonly halfLoss: number;
  readonly density: number;
  /** s */
  readonly margin?: number;
  /** H_s, m; 0 in a closed circuit of any height. */
  readonly staticHead?: number;
}

/** n = ln(Δp(1)/Δp(½))/ln 2 as computed, and limited to 1 … 2 for the curve */
export function curveExponent(
  loss: number,
  halfLoss: number,
): { readonly found: number; readonly limited: number } {
  const found = Math.log(loss / halfLoss) / Math.LN2;
  return { found, limited: Math.min(Math.max(found, EXPONENTS.least), EXPONENTS.most) };
}

/** H = Δp·(1 + s)/(ρ·g) + H_s, and n over the whole circuit, limited to 1 … 2. */
export function dutyOf({
  flow: q,
  loss,
  halfLoss,
  density,
  margin = LOSS_MARGIN.value,
  staticHead = 0,
}: DutyParts): WaterDuty {
  const { found: exponent, limited } = curveExponent(loss, halfLoss);
  const friction = metres(loss * (1 + margin), density);
  return {
    flow: flow(q),
    head: friction + staticHead,
    system: { staticValue: staticHead, exponent: limited, k: resistance(friction / q ** limited) },
    exponent,
    isCapped: limited !== exponent,
  };
}

interface PlantOfDuty {
  /** Loss of evaporator or boiler, strainer and header, Pa; it follows the square of the flow. */
  readonly plant: number;
  readonly margin?: number;
  readonly flowMargin?: number;
  readonly staticHead?: number;
}

/** The duty of a system's pump; null without an index circuit (a segment without a size, no flow). */
export function waterDuty(
  run: NetworkRun,
  { plant, margin = LOSS_MARGIN.value, flowMargin = FLOW_MARGIN.value, staticHead = 0 }: PlantOfDuty,
): WaterDuty | null {
  const { index, network, circuit } = run;
  const half = index < 0 ? null : circuitLossAt(run, index, 1 / 2);
  if (half === null) return null;
  return dutyOf({
    flow: rootFlow(run) * (1 + flowMargin),
    loss: circuit[index]! + plant,
    halfLoss: half + plant / 4,
    density: network.rules.medium.density,
    margin,
    staticHead,
  });
}
