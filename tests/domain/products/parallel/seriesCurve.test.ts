import * as fc from "fast-check";
import { expect, it } from "vitest";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { allCrossings } from "#domain/physics/curve/operatingPoint.ts";
import { systemValueAt } from "#domain/physics/curve/systemCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { seriesCurve } from "#domain/products/parallel/seriesCurve.ts";
import { resistance } from "#domain/base/units.ts";
import { anyCurve, measuredFrom, smoothCurve } from "../../../support/curveMaker.ts";
import { walkedCrossings } from "../../../support/plain/machines/combinedGrid.ts";

const members = fc.array(
  fc.record({ curve: fc.oneof(anyCurve, smoothCurve).map(fitCurve), count: fc.integer({ min: 1, max: 3 }) }),
  { minLength: 1, maxLength: 3 },
);

it("is the sum of all heads at every flow that all were measured at, and nothing beyond", () => {
  let sums = 0;
  fc.assert(
    fc.property(
      members,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20 }),
      (set, shares) => {
        const first = Math.max(...set.map(({ curve }) => curve.first));
        const last = Math.min(...set.map(({ curve }) => curve.last));
        const sum = seriesCurve(set);
        expect(sum === null).toBe(last <= first);
        if (sum === null) return;
        sums += 1;
        expect([sum.first, sum.last]).toEqual([first, last]);
        const size = set.reduce(
          (most, { curve, count }) => most + count * Math.max(...curve.coefficients.map(Math.abs)),
          1,
        );
        for (const share of shares) {
          const q = Math.min(first + (last - first) * share, last);
          const plain = set.reduce((total, { curve, count }) => total + count * valueOrNaN(curve, q), 0);
          expect(Math.abs(valueOrNaN(sum, q) - plain)).toBeLessThan(1e-8 * size);
        }
        expect(valueOrNaN(sum, last * 1.001 + 1)).toBeNaN();
      },
    ),
  );
  expect(sums).toBeGreaterThan(20);
});

it("meets a system where a walk along all flows finds it", () => {
  let met = 0;
  fc.assert(
    fc.property(
      fc.record({
        top: fc.double({ min: 10, max: 60, noNaN: true }),
        last: fc.double({ min: 60, max: 120, noNaN: true }),
      }),
      fc.record({
        top: fc.double({ min: 10, max: 60, noNaN: true }),
        last: fc.double({ min: 60, max: 120, noNaN: true }),
      }),
      fc.record({
        staticValue: fc.double({ min: 0, max: 60, noNaN: true }),
        k: fc.double({ min: 0.001, max: 0.05, noNaN: true }).map(resistance),
        exponent: fc.constantFrom(2, 1.852),
      }),
      (one, other, system) => {
        const set = [one, other].map(({ top, last }, at) => ({
          curve: fitCurve(measuredFrom((q) => top - (top * 0.9 * q * q) / last ** 2, 5 * at, last, 11)),
          count: at + 1,
        }));
        const sum = seriesCurve(set);
        if (sum === null) throw new Error("they have a range in common");
        const walked = walkedCrossings(
          [sum.first, sum.last],
          (q) => set.reduce((total, { curve, count }) => total + count * valueOrNaN(curve, q), 0),
          (q) => systemValueAt(system, q),
        );
        const found = allCrossings(sum, system);
        const isNear = (q: number) => (against: number) => Math.abs(q - against) < 0.02;
        // A walk may miss a state at the very end of the range, or find one there by rounding.
        const ends = [sum.first, sum.last];
        for (const q of found) expect([...walked, ...ends].some(isNear(q))).toBe(true);
        for (const q of walked) expect([...found, ...ends].some(isNear(q))).toBe(true);
        met += found.length;
      },
    ),
  );
  expect(met).toBeGreaterThan(20);
});
