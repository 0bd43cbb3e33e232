/** A motor's efficiency as its maker states it: load as a share of rated power, and efficiency from 0 to 1. */
export interface StatedEfficiency {
  readonly load: number;
  readonly efficiency: number;
}

/** Losses at a load, as a share of rated power: p·(1/η − 1). */
const lossAt = ({ load, efficiency }: StatedEfficiency): number => load * (1 / efficiency - 1);

/** No-load losses and losses that grow with the square of the load, as shares of rated power: v_0 + v_L·p². */
interface Losses {
  readonly idle: number;
  readonly load: number;
}

function lossesThrough(low: StatedEfficiency, high: StatedEfficiency): Losses {
  const load = (lossAt(high) - lossAt(low)) / (high.load ** 2 - low.load ** 2);
  return { idle: lossAt(high) - load * high.load ** 2, load };
}

/** If only one efficiency is stated, it is also assumed at three quarters of its load. */
const LEVEL_AT = 0.75;

function pairsOf(stated: readonly StatedEfficiency[]): readonly Losses[] {
  const sorted = [...stated].sort((a, b) => a.load - b.load);
  const [only, ...more] = sorted;
  if (only === undefined) return [];
  if (more.length === 0) return [lossesThrough({ ...only, load: only.load * LEVEL_AT }, only)];
  // Each has a predecessor.
  return more.map((high, at) => lossesThrough(sorted[at]!, high));
}

/** Whether a motor can have these efficiencies: no losses are negative, and none fall as the load grows. */
export const isPossibleMotor = (stated: readonly StatedEfficiency[]): boolean =>
  stated.length > 0 && pairsOf(stated).every(({ idle, load }) => idle >= 0 && load >= 0);

/**
 * Efficiency from 0 to 1 at a load (share of rated power), from efficiencies stated at one or more loads. No-load
 * and load losses: v_L = ((1/η_100 − 1) − 0.75·(1/η_75 − 1))/0.4375, v_0 = (1/η_100 − 1) − v_L, η = 1/(1 + v_0/p +
 * v_L·p); within 0.3 points of measured curves. Of more than two stated loads the pair around the load is used,
 * outside of them the nearest pair, so every stated efficiency is met exactly. With only one, η_75 = η_100.
 *
 * @param stated in any order, at least one, each load once
 */
export function partLoadEfficiency(stated: readonly StatedEfficiency[], load: number): number {
  const loads = stated.map((each) => each.load).sort((a, b) => a - b);
  const pairs = pairsOf(stated);
  const inner = loads.slice(1, -1).filter((each) => each < load).length;
  // There is a pair between each two loads, and one if a single load is stated.
  const { idle, load: grows } = pairs[Math.min(inner, pairs.length - 1)]!;
  return 1 / (1 + idle / load + grows * load);
}
