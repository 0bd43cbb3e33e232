import { expect, test } from "vitest";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { valueAtPacked } from "#domain/physics/curve/operatingPointPacked.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";
import { lowIndex, lowSetOf, mergedLowSet } from "#server/search/LowSet.ts";

const FLOWS = Float64Array.of(100, 200, 300, 400);
const curve = (size: number) => fitCurve({ x: FLOWS, y: FLOWS.map((flow) => size - flow / 10) });

/** Sizes of the low sets by row; null for a row without one. */
const stateOf = (sizes: readonly (number | null)[]) =>
  lowSetOf(sizes.length, keyed({ totalPressure: sizes.map((size) => (size === null ? null : curve(size))) }));

/** The first value of each row's low set; null without one. */
function firstValues(state: ReturnType<typeof stateOf>, size: number) {
  const curves = lookUp(state.curves, "totalPressure")!;
  return Array.from({ length: size }, (_, row) => {
    const index = lowIndex(state, row);
    return index === null ? null : Math.round(valueAtPacked(curves, index, 100));
  });
}

test("the low set takes memory for its rows alone", () => {
  const state = stateOf([null, null, 500, null, 700, null]);
  expect([...state.rows]).toEqual([2, 4]);
  expect(lookUp(state.curves, "totalPressure")?.leastResistance).toHaveLength(2);
  expect(firstValues(state, 6)).toEqual([null, null, 490, null, 690, null]);
});

test("a merged low set is that of the merged rows", () => {
  const [former, added] = [stateOf([300, null, 500]), stateOf([null, 900])];
  // Added rows are complements; the former row 0 was removed.
  const rows = Int32Array.of(~1, 1, ~0, 2);
  const merged = mergedLowSet(rows, former, added, ["totalPressure"]);
  expect(merged).toEqual(stateOf([900, null, null, 500]));
  expect(firstValues(merged, 4)).toEqual([890, null, null, 490]);
});
