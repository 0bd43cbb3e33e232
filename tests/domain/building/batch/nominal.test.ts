import { expect, test } from "vitest";
import { isNominalOnly } from "#domain/building/batch/state/Surplus.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { surplusesOf } from "#domain/building/batch/kind/surplusOf.ts";

/** Surpluses of a fan coil in the order of its figures: air, total, sensible and latent cooling, ratio, heating. */
const surpluses = (does: readonly (number | null)[], must: readonly (number | null)[]) =>
  surplusesOf(fanCoilKind, fanCoilKind.defaultFilter, does, [], must);

test.each([
  ["cooling at its requirement", [null, 2, null, null, null, null], [null, 2, null, null, null, null], true],
  [
    "cooling with a tenth more",
    [null, 2.2, null, null, null, null],
    [null, 2, null, null, null, null],
    false,
  ],
  // A maximum is no capacity: a test that finds less of the unit breaks no ratio.
  [
    "a ratio alone, at its limit",
    [null, null, null, null, 10, null],
    [null, null, null, null, 10, null],
    false,
  ],
  ["nothing required", [null, 2, null, null, null, null], [null, null, null, null, null, null], false],
])("says of %s whether it is met by name only", (_, does, must, isNominal) => {
  expect(isNominalOnly(surpluses(does, must))).toBe(isNominal);
});
