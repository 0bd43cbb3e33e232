import type { ViscosityState } from "./liquidStates.ts";
import { FULL_RATE } from "../curve/regulate.ts";
import {
  flow as asFlow,
  head as asHead,
  SECONDS_PER_HOUR,
  type Flow,
  type Head,
  type KinematicViscosity,
} from "../../base/units.ts";

/** The best-efficiency point of a rotodynamic pump with water. */
export interface WaterBest {
  /** m³/h */
  readonly flow: number;
  /** m of one stage. */
  readonly stageHead: number;
  /** r/min */
  readonly speed: number;
}

/**
 * Factors that correct a pump's curves for a viscous liquid: B, and flow and efficiency relative to water. Plain
 * data.
 */
export interface ViscosityFactors {
  readonly b: number;
  readonly flow: number;
  readonly efficiency: number;
}

/**
 * The result of a correction. `none`: B is 1 or less, and the curves are those with water. `outside`: liquid or
 * pump lie outside the data behind the method. `unknown`: the best point, the speed or the stages are not known.
 * The last two leave the curves unchanged, and this must be said.
 */
export type ViscosityCorrection =
  | { readonly state: "none" }
  | { readonly state: "corrected"; readonly factors: ViscosityFactors }
  | { readonly state: Exclude<ViscosityState, "none" | "corrected"> };

const NO_EFFECT = 1;
const MOST_B = 40;
/** Range of the data behind ANSI/HI 9.6.7: mm²/s, m³/h, m of one stage, and n_s in r/min, m³/s and m. */
const VISCOSITIES = { least: 1, most: 3000 } as const;
const FLOWS = { least: 3, most: 260 } as const;
const HEADS = { least: 6, most: 130 } as const;
const MOST_SPECIFIC_SPEED = 60;

const isWithin = (
  value: number,
  { least, most }: { readonly least: number; readonly most: number },
): boolean => value >= least && value <= most;

/** B = 16.5·ν^0.5·H_B^0.0625/(Q_B^0.375·N^0.25); at 1 and below no correction is needed. */
export const performanceParameter = ({ flow, stageHead, speed }: WaterBest, nu: number): number =>
  (16.5 * nu ** 0.5 * stageHead ** 0.0625) / (flow ** 0.375 * speed ** 0.25);

/** C_Q = 2.71^(−0.165·(lg B)^3.15) */
const flowFactor = (b: number): number => 2.71 ** (-0.165 * Math.log10(b) ** 3.15);

/** C_η = B^(−0.0547·B^0.69) */
const efficiencyFactor = (b: number): number => b ** (-0.0547 * b ** 0.69);

/**
 * C_H = 1 − (1 − C_Q)·(Q/Q_B)^0.75: ratio of head to that with water, at a flow of the water curve relative to its
 * best-efficiency flow; 1 at no flow.
 */
export const headFactor = ({ flow }: ViscosityFactors, flowShare: number): number =>
  1 - (1 - flow) * flowShare ** 0.75;

/** Specific speed n_s = N·√Q/H^0.75, Q in m³/s. */
const specificSpeed = ({ flow, stageHead, speed }: WaterBest): number =>
  (speed * Math.sqrt(flow / SECONDS_PER_HOUR)) / stageHead ** 0.75;

/**
 * Correction after ANSI/HI 9.6.7 (ISO/TR 17766) for a radial pump of known water performance and a Newtonian
 * liquid. At reduced speed the water curve is regulated first and then corrected, so B is based on Q_B·r, H_B·r²
 * and N·r: B(r) = B·r^−½. Whether the method covers a pump is judged by its flow, head and specific speed at full
 * speed, where it was measured: a curve that jumped as the speed falls would be no more accurate.
 *
 * @param rate share of full speed
 */
export function viscosityCorrection(
  best: WaterBest,
  nu: KinematicViscosity,
  rate: number = FULL_RATE,
): ViscosityCorrection {
  if (![best.flow, best.stageHead, best.speed].every((figure) => figure > 0)) return { state: "unknown" };
  const b = performanceParameter(best, nu) / Math.sqrt(rate);
  if (b <= NO_EFFECT) return { state: "none" };
  const isCovered =
    b < MOST_B &&
    isWithin(nu, VISCOSITIES) &&
    isWithin(best.flow, FLOWS) &&
    isWithin(best.stageHead, HEADS) &&
    specificSpeed(best) <= MOST_SPECIFIC_SPEED;
  if (!isCovered) return { state: "outside" };
  return { state: "corrected", factors: { b, flow: flowFactor(b), efficiency: efficiencyFactor(b) } };
}

/**
 * The equivalent water duty to search with when a viscous duty is asked: B = 2.80·ν^0.5/(Q^0.25·H^0.125), Q_w =
 * Q/C_Q, H_w = H/C_Q. It is preliminary: the pump that is found is then corrected by its own best point.
 */
export function waterDuty(
  flow: Flow,
  head: Head,
  nu: KinematicViscosity,
): { readonly flow: Flow; readonly head: Head } {
  const b = (2.8 * nu ** 0.5) / (flow ** 0.25 * head ** 0.125);
  const c = b <= NO_EFFECT ? 1 : flowFactor(b);
  return { flow: asFlow(flow / c), head: asHead(head / c) };
}
