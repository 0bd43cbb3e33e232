import * as fc from "fast-check";
import { expect, it } from "vitest";
import { nozzleThrow, velocityForThrow } from "#domain/building/kinds/airOutlet/selection/nozzleThrow.ts";
import { effectiveArea } from "#domain/building/kinds/airOutlet/selection/outletGeometry.ts";
import { area, length, velocity } from "#domain/base/units.ts";

/** Area in ㎡ of a round opening with this diameter in mm. */
const opening = (mm: number) => area((Math.PI / 4) * (mm / 1000) ** 2);

it("is read off the jet's formula: 200 mm at 5 m/s", () => {
  // x = (0.2 / 0.07) · (0.48 · 5 / 0.5 − 0.145) = 2.857143 · 4.655 = 13.3 m
  expect(nozzleThrow(opening(200), velocity(5))).toBeCloseTo(13.3, 10);
});

it("takes its diameter from the effective area, as it takes its velocity: 200 mm at a ratio of 0.88", () => {
  // A_eff = 0.88 · π/4 · 0.2² = 0.027646 ㎡, d_eff = √(4 · 0.027646 / π) = 0.187617 m
  // x = (0.187617 / 0.07) · (0.48 · 5 / 0.5 − 0.145) = 2.680238 · 4.655 = 12.4765 m, 6.2 % less than from 200 mm
  const face = { shape: "round", diameter: length(200) } as const;
  const throws = nozzleThrow(effectiveArea("V000164", face, 0.88 * opening(200)), velocity(5));
  expect(throws).toBeCloseTo(12.4765, 4);
  expect(nozzleThrow(opening(200), velocity(5)) / throws).toBeCloseTo(1.066, 3);
});

it("is reached at the velocity that it asks for", () => {
  const needed = nozzleThrow(opening(250), velocity(4));
  expect(velocityForThrow(opening(250), needed)).toBeCloseTo(4, 10);
});

it("is nothing for a jet that leaves slower than its throw ends at", () => {
  expect(nozzleThrow(opening(200), velocity(0.49))).toBe(0);
});

it("grows with velocity and with diameter", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 30, noNaN: true }),
      fc.double({ min: 0, max: 10, noNaN: true }),
      fc.integer({ min: 50, max: 800 }),
      (v, more, d) => {
        const base = nozzleThrow(opening(d), velocity(v));
        expect(nozzleThrow(opening(d), velocity(v + more))).toBeGreaterThanOrEqual(base);
        expect(nozzleThrow(opening(d + 10), velocity(v))).toBeGreaterThanOrEqual(base);
      },
    ),
  );
});
