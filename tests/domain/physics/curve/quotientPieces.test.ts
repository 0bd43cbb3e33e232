import fc from "fast-check";
import { expect, test } from "vitest";
import type { CurvePieces } from "#domain/physics/curve/FittedCurve.ts";
import { fitThrough } from "#domain/physics/curve/fitCurve.ts";
import { quotientPieces } from "#domain/physics/curve/quotientPieces.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";

/** Points with drawn steps between flows, from a drawn start on; values never come near zero. */
const curve = fc
  .record({
    start: fc.integer({ min: 0, max: 300 }),
    steps: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 9 }),
    values: fc.array(fc.double({ min: 1, max: 500, noNaN: true }), { minLength: 10, maxLength: 10 }),
  })
  .map(({ start, steps, values }): CurvePieces => {
    const flows = steps.reduce((all, step) => [...all, all.at(-1)! + step], [start]);
    return fitThrough({ x: Float64Array.from(flows), y: Float64Array.from(values.slice(0, flows.length)) });
  });

/** A polynomial over one piece, as the fit of well-behaved points is. */
const polynomial = fc
  .record({
    first: fc.integer({ min: 0, max: 300 }),
    width: fc.integer({ min: 1, max: 900 }),
    coefficients: fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ first, width, coefficients }): CurvePieces => {
    // The constant outweighs the others, so that the curve does not cross zero.
    const own = Float64Array.from([20, ...coefficients]);
    const last = first + width;
    return { first, last, knots: Float64Array.of(first, last), coefficients: own, stride: own.length };
  });

const any = fc.oneof(curve, polynomial);

/** Flows spread over the range that all curves share. */
const flowsIn = (curves: readonly CurvePieces[]): number[] => {
  const first = Math.max(...curves.map((one) => one.first));
  const last = Math.min(...curves.map((one) => one.last));
  return first < last
    ? Array.from({ length: 23 }, (_, at) => first + ((last - first) * (at + 0.5)) / 23)
    : [];
};

test("is the quotient of the values at every flow that all curves share, and nowhere else", () => {
  const shared = { yes: 0, no: 0 };
  fc.assert(
    fc.property(
      fc.array(any, { minLength: 1, maxLength: 2 }),
      any,
      fc.double({ min: 0.001, max: 10, noNaN: true }),
      fc.boolean(),
      (over, under, factor, hasFlow) => {
        const flows = flowsIn([...over, under]);
        const quotient = quotientPieces(over, under, factor, hasFlow);
        shared[flows.length > 0 ? "yes" : "no"]++;
        expect(quotient === null).toBe(flows.length === 0);
        for (const flow of flows) {
          const top = over.reduce(
            (all, one) => all * valueOrNaN(one, flow),
            hasFlow ? factor * flow : factor,
          );
          const plain = top / valueOrNaN(under, flow);
          const error = Math.abs(valueOrNaN(quotient!, flow) - plain);
          expect(error).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(plain)));
        }
      },
    ),
  );
  expect(Object.values(shared).every((count) => count > 0)).toBe(true);
});

test("has a piece between any two knots, also those of one curve alone", () => {
  const line = (...flows: number[]): CurvePieces =>
    fitThrough({ x: Float64Array.from(flows), y: Float64Array.from(flows, (flow) => flow + 1) });
  const quotient = quotientPieces([line(0, 40, 100)], line(10, 70, 120), 1)!;
  expect([...quotient.knots]).toEqual([10, 40, 70, 100]);
  expect(quotient.coefficients).toHaveLength(3 * quotient.stride);
  expect(quotient.divisor!.coefficients).toHaveLength(3 * quotient.divisor!.stride);
  expect(valueOrNaN(quotient, 55)).toBeCloseTo(55, 9);
});
