import { expect, it } from "vitest";
import { colderSteps, warmerSteps } from "#domain/building/selection/waterSteps.ts";

it.each([
  [7, 7, 6, 0],
  [6.95, 7, 6, 0],
  [0.1, 1, 0, 0],
])("goes from %d ℃ down in %d whole degrees, from %d to %d", (water, count, first, last) => {
  const steps = colderSteps(water);
  expect([steps.count, steps.at(1), steps.at(count)]).toEqual([count, first, last]);
});

it.each([
  [60, 40, 61, 100],
  [60.05, 40, 61, 100],
  [99.9, 1, 100, 100],
])("goes from %d ℃ up in %d whole degrees, from %d to %d", (water, count, first, last) => {
  const steps = warmerSteps(water);
  expect([steps.count, steps.at(1), steps.at(count)]).toEqual([count, first, last]);
});

it("has no step beyond what a request may state", () => {
  expect(colderSteps(0).count).toBe(0);
  expect(warmerSteps(100).count).toBe(0);
});
