import * as fc from "fast-check";
import { expect, it } from "vitest";
import { curveValues } from "#domain/catalogue/curves/curveValues.ts";
import { closeValues, keptValues } from "#domain/catalogue/curves/keptValues.ts";
import { readingError } from "#domain/catalogue/curves/readingError.ts";
import type { SheetCurve } from "#domain/catalogue/curves/SheetAxis.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { runsOf } from "../../../support/runsOf.ts";

/** A head on a page of 400 by 300 points, read with an error given as a share of its height. */
function headOf(of: (share: number) => number, off: number): SheetCurve {
  return {
    ...{ quantity: "head", setting: "", method: "vector" },
    x: { scale: { kind: "linear", a: 0, b: 0.25 }, unit: "m³/h", off: 0.1 },
    y: { scale: { kind: "linear", a: 60, b: -0.2 }, unit: "m", off },
    points: Array.from({ length: 301 }, (_, at) => [(400 * at) / 300, 300 * (1 - of(at / 300))] as const),
  };
}

/** The plain way to find the largest distance between a line and the product's fit through points. */
function missOf(curve: SheetCurve, kept: ReturnType<typeof keptValues>): number {
  const fitted = fitCurve({
    x: Float64Array.from(kept, ([flow]) => flow),
    y: Float64Array.from(kept, ([, value]) => value),
  });
  return Math.max(...closeValues(curve).map(([flow, value]) => Math.abs(valueOrNaN(fitted, flow) - value)));
}

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/**
 * A pump or fan curve as a share of the frame: it falls, may droop at first, and may have a narrow or wide saddle.
 */
const shapeOf =
  ({ top = 0, fall = 0, bend = 0, droop = 0 }) =>
  (x: number) =>
    top + droop * x * (1 - x) - fall * x ** bend;
const someShape = fc
  .record({ top: number(0.6, 0.95), fall: number(0.1, 0.5), bend: number(1.5, 3.5), droop: number(0, 0.2) })
  .map(shapeOf);
const someSaddle = fc.record({ deep: number(0.02, 0.15), at: number(0.2, 0.5), wide: number(0.06, 0.2) });
const saddled =
  (of: (share: number) => number, { deep = 0, at = 0, wide = 0 }) =>
  (x: number) =>
    of(x) - deep * Math.exp(-(((x - at) / wide) ** 2));

it("27: keeps 11 to 25 points by which the product's fit stays within the reading error", () => {
  fc.assert(
    fc.property(someShape, number(0.2, 3), (of, off) => {
      const curve = headOf(of, off);
      const kept = keptValues(curve);
      expect(kept.length).toBeGreaterThanOrEqual(11);
      expect(kept.length).toBeLessThanOrEqual(25);
      expect(missOf(curve, kept)).toBeLessThanOrEqual(readingError(curve).y);
      const whole = closeValues(curve);
      expect([kept[0], kept.at(-1)]).toEqual([whole[0], whole.at(-1)]);
    }),
    { endOnFailure: true },
  );
});

it("27: does so of a saddle, or else leaves it no more than evenly spread points do", () => {
  let within = 0;
  fc.assert(
    fc.property(someShape, someSaddle, number(0.2, 3), (of, saddle, off) => {
      const curve = headOf(saddled(of, saddle), off);
      const kept = keptValues(curve);
      const miss = missOf(curve, kept);
      const { y: error } = readingError(curve);
      if (miss <= error) within += 1;
      expect(miss).toBeLessThanOrEqual(Math.max(error, 1.05 * missOf(curve, curveValues(curve))));
      expect(kept.length).toBeLessThanOrEqual(25);
    }),
    { endOnFailure: true, numRuns: runsOf(100) },
  );
  expect(within).toBeGreaterThan(80);
});

it("27: tries points between the steps where the fit through steps leaps from a saddle", () => {
  const shape = shapeOf({ top: 0.6, fall: 0.5, bend: 1.5041060312446235 });
  const saddle = { deep: 0.020000000000000028, at: 0.22580548386795432, wide: 0.09736191407248349 };
  const curve = headOf(saddled(shape, saddle), 0.2827122037524945);
  expect(missOf(curve, keptValues(curve))).toBeLessThanOrEqual(readingError(curve).y);
});

it("keeps no more points than there is room for", () => {
  const curve = headOf((x) => 0.8 - 0.4 * x ** 2, 1);
  expect(keptValues(curve, 6)).toHaveLength(6);
});
