import * as fc from "fast-check";
import { expect, it } from "vitest";
import { nozzleThrow } from "#domain/selection/airOutlet/nozzleThrow.ts";
import { length, velocity } from "#domain/units.ts";

it("is read off the jet's formula: 200 mm at 5 m/s", () => {
  // x = (0.2 / 0.07) · (0.48 · 5 / 0.5 − 0.145) = 2.857143 · 4.655 = 13.3 m
  expect(nozzleThrow(length(200), velocity(5))).toBeCloseTo(13.3, 10);
});

it("is nothing for a jet that leaves slower than its throw ends at", () => {
  expect(nozzleThrow(length(200), velocity(0.49))).toBe(0);
});

it("grows with velocity and with diameter", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 30, noNaN: true }),
      fc.double({ min: 0, max: 10, noNaN: true }),
      fc.integer({ min: 50, max: 800 }),
      (v, more, d) => {
        const base = nozzleThrow(length(d), velocity(v));
        expect(nozzleThrow(length(d), velocity(v + more))).toBeGreaterThanOrEqual(base);
        expect(nozzleThrow(length(d + 10), velocity(v))).toBeGreaterThanOrEqual(base);
      },
    ),
  );
});
