import { resistance, type Resistance } from "../../base/units.ts";

/**
 * K of turbulent paths (Y = K·Q²) between the same two points: 1/√K = Σ 1/√K_i. A stopped machine without a check
 * valve is such a path beside the system, if its rotor is taken to turn freely: the flow returns through its
 * branch.
 *
 * @throws RangeError without a path
 */
export function pathsInParallel(paths: readonly Resistance[]): Resistance {
  if (paths.length === 0) throw new RangeError("no path");
  // A path without resistance carries all of the flow.
  return resistance(1 / paths.reduce((sum, k) => sum + 1 / Math.sqrt(k), 0) ** 2);
}

/** The share of the whole flow that one of these paths carries, from the K of all. */
export const shareOfPath = (all: Resistance, path: Resistance): number => Math.sqrt(all / path);
