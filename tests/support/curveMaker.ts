import * as fc from "fast-check";
import type { Curve } from "#domain/physics/curve/Curve.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";

/** A curve from points in the form that tests write. */
export const curveOfPoints = (points: readonly (readonly [number, number])[]): Curve => ({
  x: Float64Array.from(points, ([x]) => x),
  y: Float64Array.from(points, ([, y]) => y),
});

export const fittedThrough = (points: readonly (readonly [number, number])[]): FittedCurve =>
  fitCurve(curveOfPoints(points));

/** Points of y(x), evenly spaced from `from` to `to`. */
export const measuredFrom = (y: (x: number) => number, from: number, to: number, count: number): Curve =>
  curveOfPoints(
    Array.from({ length: count }, (_, at) => from + ((to - from) * at) / (count - 1)).map((x) => [x, y(x)]),
  );

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** A number with three decimals, as on a data sheet. */
const stated = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);

/** 2 to 14 points, flows 0 or more and clearly apart, any values from 0: peaks, saddles and noise among them. */
export const anyCurve: fc.Arbitrary<Curve> = fc
  .tuple(
    fc.oneof(fc.constant(0), stated(1, 500)),
    fc.array(fc.tuple(stated(1, 300), stated(0, 1000)), { minLength: 2, maxLength: 14 }),
  )
  .map(([start, steps]) => {
    let x = start;
    return curveOfPoints(steps.map(([step, y], at) => [at === 0 ? x : (x += step), y] as const));
  });

/** Curves that a polynomial fits well: the shape of a fan or pump, with or without a droop at the left. */
export const smoothCurve: fc.Arbitrary<Curve> = fc
  .record({
    top: figure(100, 2000),
    last: figure(100, 50_000),
    droop: figure(0, 0.8),
    fall: figure(0.3, 1.2),
    first: fc.oneof(fc.constant(0), figure(0.01, 0.5)),
    count: fc.integer({ min: 6, max: 12 }),
  })
  .map(({ top, last, droop, fall, first, count }) =>
    measuredFrom((x) => top * (1 + droop * (x / last) - fall * (x / last) ** 2), first * last, last, count),
  );
