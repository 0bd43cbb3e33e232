import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { operatingPoint, highestCrossing } from "#domain/physics/curve/operatingPoint.ts";
import { RootFinder } from "#domain/physics/curve/RootFinder.ts";
import { resistance } from "#domain/base/units.ts";
import { anyCurve } from "../../../support/curveMaker.ts";
import { parabolaCrossings } from "../../../support/parabolaCrossings.ts";
import { plainRoots } from "../../../support/plain/curve/plainRoots.ts";
import { runsOf } from "../../../support/runsOf.ts";

const finder = new RootFinder();
/** Uses the finder that all cases of this file share, so it still holds values of earlier cases. */
function found(coefficients: Float64Array, touch: number): number[] {
  finder.polynomial.set(coefficients);
  return [...finder.roots.subarray(0, finder.find(coefficients.length, touch))];
}

const coefficient = fc.oneof(
  fc.double({ min: -10, max: 10, noNaN: true }),
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(0, 1e-12, -1e-12),
);
const polynomials = fc
  .tuple(fc.array(coefficient, { minLength: 2, maxLength: 6 }), fc.constantFrom(1, 1, 5, 40))
  .map(([coefficients, steepness]) =>
    Float64Array.from(coefficients, (value, at) => (at === 1 ? value * steepness : value)),
  );

describe("the roots of a polynomial", () => {
  it("are to the last bit those by all its derivatives, steep or not, whatever was solved before", () => {
    fc.assert(
      fc.property(polynomials, fc.constantFrom(0, 1e-12, 1e-3), (coefficients, touch) => {
        expect(found(coefficients, touch)).toEqual(plainRoots(coefficients, touch));
      }),
      { numRuns: runsOf(3000) },
    );
  });

  it.each([
    ["at the very edge of steepness", [0.5, -2, 1]],
    ["turning at its end", [1, 2, -1]],
    ["level in the middle", [0.001, -0, 0, -1]],
    ["of a falling line", [0.25, -1]],
  ])("%s", (_, coefficients) => {
    const polynomial = Float64Array.from(coefficients);
    expect(found(polynomial, 0)).toEqual(plainRoots(polynomial, 0));
    expect(plainRoots(polynomial, 0).length).toBeGreaterThan(0);
  });
});

describe("the highest crossing", () => {
  it("is the operating point's flow to the last bit, for closed and open systems, and NaN where there is none", () => {
    const system = fc.record({
      share: fc.double({ min: 0.2, max: 1.4, noNaN: true }),
      staticShare: fc.constantFrom(0, 0, 0.3),
      exponent: fc.constantFrom(2, 2, 1.852, 1),
    });
    fc.assert(
      fc.property(anyCurve.map(fitCurve), system, (curve, { share, staticShare, exponent }) => {
        const q = share * curve.last;
        const top = Math.max(...curve.coefficients.map(Math.abs));
        const asked = {
          staticValue: staticShare * top,
          k: resistance((0.5 * top) / q ** exponent),
          exponent,
        };
        const met = operatingPoint(curve, asked);
        const known = met.ok ? met.value.flow : Number.NaN;
        const isClosed = exponent === 2 && staticShare === 0;
        const plain = isClosed ? (parabolaCrossings(curve, asked.k).at(-1) ?? Number.NaN) : known;
        expect([highestCrossing(curve, asked), known]).toEqual([known, plain]);
      }),
    );
  });
});
