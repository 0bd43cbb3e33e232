import { expect, it } from "vitest";
import { fanCoilBuilding } from "../../../support/fanCoilBuilding.ts";
import { asking, oneRoomEach, searched } from "../../../support/optimumMaker.ts";

/**
 * The least sums of excess, in units of 0.01 %, that HiGHS 1.15.3 proves for 300 rooms and 200 fan coils by `medianModel` of
 * bench/highsPeer.ts: beyond what trying all sets could look through.
 */
const PROVED = [
  [10, 375_792],
  [11, 355_099],
  [12, 337_440],
  [14, 315_978],
  [18, 291_264],
  [25, 271_041],
  [40, 255_355],
] as const;

it("plans of a building are within 1 % of what a solver proves to be the best, and bounds just below", () => {
  const { found } = searched(fanCoilBuilding(300, 200), oneRoomEach(300), asking());
  expect(found?.fewest).toEqual({ models: 10, bound: 10 });
  for (const [k, least] of PROVED) {
    const step = found?.steps.find(({ models }) => models === k);
    expect(step?.cost).toBeGreaterThanOrEqual(least);
    expect(step?.cost).toBeLessThanOrEqual(1.01 * least);
    expect(step?.bound).toBeLessThanOrEqual(least);
    expect(step?.bound).toBeGreaterThanOrEqual(0.99 * least);
  }
});
