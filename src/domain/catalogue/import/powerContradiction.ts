import type { Curve } from "../../physics/curve/Curve.ts";
import type { PowerTriple } from "../../physics/curve/powerTriples.ts";
import { interpolate } from "../../base/interpolate.ts";
import { greatest } from "../../base/lists.ts";

/** Largest share by which shaft power contradicts the other two quantities. */
export interface Contradiction {
  /** Near the best efficiency, from 0.5 to 1.3 times its flow, where machines run and are measured best. */
  readonly atWork: number;
  readonly anywhere: number;
  /**
   * Measured points of the three quantities where shaft power contradicts too much: flow in m³/h and the share.
   */
  readonly points: readonly { readonly flow: number; readonly share: number }[];
}

/** Share of contradiction above which a point cannot be a reading of the same machine. */
export const MOST_APART = 0.12;

const LEAST_AT_WORK = 0.5;
const MOST_AT_WORK = 1.3;
/**
 * %. Near no flow, efficiency and power in the fluid are only a few printed digits, and their ratio says nothing.
 */
const LEAST_EFFICIENCY = 10;
/**
 * Share of the best efficiency. If all readings are lower than that limit, for instance given as fractions, the
 * best ones are still judged.
 */
const LEAST_OF_BEST = 0.5;
const WHOLE = 100;

/**
 * |N/(Q·P/η) − 1| at the flows where efficiency was measured and all three have a value; 0 if there are none.
 * Values between measured points are interpolated linearly, because a fit would add its own residual.
 */
export function powerContradiction(
  { fluidPower }: PowerTriple,
  lift: Curve,
  efficiency: Curve,
  shaftPower: Curve,
): Contradiction {
  const peak = greatest(efficiency.y);
  const best = efficiency.x[efficiency.y.indexOf(peak)] ?? 0;
  const least = Math.min(LEAST_EFFICIENCY, LEAST_OF_BEST * peak);
  /** 0 if one of the three has no value. */
  const shareAt = (q: number): number => {
    const eta = between(efficiency, q);
    const needed = (fluidPower(q, between(lift, q)) * WHOLE) / eta;
    const share = Math.abs(between(shaftPower, q) / needed - 1);
    return eta >= least && eta > 0 && Number.isFinite(share) ? share : 0;
  };
  let atWork = 0;
  let anywhere = 0;
  for (const q of efficiency.x) {
    anywhere = Math.max(anywhere, shareAt(q));
    if (q >= LEAST_AT_WORK * best && q <= MOST_AT_WORK * best) atWork = Math.max(atWork, shareAt(q));
  }
  const flows = [...new Set([...lift.x, ...efficiency.x, ...shaftPower.x])].sort((a, b) => a - b);
  const points = flows.map((q) => ({ flow: q, share: shareAt(q) })).filter(({ share }) => share > MOST_APART);
  return { atWork, anywhere, points };
}

/** Linear between measured points; NaN outside of them. */
const between = ({ x, y }: Curve, q: number): number => interpolate(x, y, q) ?? Number.NaN;
