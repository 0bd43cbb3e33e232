import { expect, it } from "vitest";
import { fanCoilBuilding } from "../../../../support/fanCoilBuilding.ts";
import { asking, oneRoomEach, searched } from "../../../../support/optimumMaker.ts";

/**
 * The least sums of excess, in units of 0.01 %, that HiGHS 1.15.3 proves for 300 rooms and 200 fan coils by `medianModel` of
 * bench/highsPeer.ts: beyond what trying all sets could look through.
 */
const FEWEST = { models: 6, least: 374_741 };
const PROVED = [
  [7, 280_367],
  [8, 234_096],
  [14, 140_894],
  [20, 119_162],
  [30, 106_402],
] as const;

it("plans of a building are within 1 % of what a solver proves to be the best, and bounds just below", () => {
  const { found } = searched(fanCoilBuilding(300, 200), oneRoomEach(300), asking());
  expect(found?.fewest).toEqual({ models: 6, bound: 6 });
  // With nearly no choice left the plan is there, and its bound some 5 % below.
  const fewest = found?.steps[0];
  expect(fewest).toMatchObject({ models: FEWEST.models, cost: FEWEST.least });
  expect(fewest?.bound).toBeLessThanOrEqual(FEWEST.least);
  expect(fewest?.bound).toBeGreaterThanOrEqual(0.94 * FEWEST.least);
  for (const [k, least] of PROVED) {
    const step = found?.steps.find(({ models }) => models === k);
    expect(step?.cost).toBeGreaterThanOrEqual(least);
    expect(step?.cost).toBeLessThanOrEqual(1.01 * least);
    expect(step?.bound).toBeLessThanOrEqual(least);
    expect(step?.bound).toBeGreaterThanOrEqual(0.99 * least);
  }
});
