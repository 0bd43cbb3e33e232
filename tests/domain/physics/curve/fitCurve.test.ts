import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { stationaryPoints } from "#domain/physics/curve/stationaryPoints.ts";
import { valueAt, valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { flow } from "#domain/base/units.ts";
import { anyCurve, curveOfPoints, fittedThrough, measuredFrom } from "../../../support/curveMaker.ts";

const span = (y: Float64Array) => Math.max(...y) - Math.min(...y);

describe("fitCurve", () => {
  it.each([
    ["a line", 1, (x: number) => 40 - 0.03 * x],
    ["a parabola", 2, (x: number) => 40 - 3e-5 * x * x],
    ["a cubic", 3, (x: number) => 60 - 0.01 * x - 2e-8 * x ** 3],
    ["a quartic", 4, (x: number) => 80 - 1e-5 * x * x - 3e-11 * x ** 4],
    ["a quintic", 5, (x: number) => 90 - 1e-3 * x - 3e-14 * x ** 5],
  ])("finds %s again, with its degree", (_, degree, y) => {
    const fitted = fitCurve(measuredFrom(y, 50, 1000, 12));
    expect(fitted.kind).toBe("polynomial");
    expect(fitted.hasFormula).toBe(true);
    expect(fitted.stride - 1).toBe(degree);
    expect(fitted.residual).toBeLessThan(1e-9);
    for (const x of [50, 77, 500, 999, 1000]) expect(valueOrNaN(fitted, x) / y(x)).toBeCloseTo(1, 9);
  });

  it("does not follow noise with a high degree", () => {
    const noise = [0.1, -0.12, 0.05, 0.11, -0.08, -0.1, 0.12, 0.02, -0.11, 0.07];
    const curve = measuredFrom((x) => 40 - 2e-5 * x * x, 100, 1000, 10);
    const fitted = fitCurve({ x: curve.x, y: curve.y.map((y, at) => y + noise[at]!) });
    expect(fitted.kind).toBe("polynomial");
    expect(fitted.stride - 1).toBeLessThanOrEqual(3);
  });

  it("takes a monotone cubic where no polynomial comes near", () => {
    const step = [0, 0, 0, 0.1, 9.9, 10, 10, 10].map((y, at) => [at * 10, 10 - y] as const);
    const fitted = fittedThrough(step);
    expect(fitted).toMatchObject({ kind: "pchip", hasFormula: false, residual: 0 });
    for (const [x, y] of step) expect(valueOrNaN(fitted, x)).toBeCloseTo(y, 12);
  });

  it("has no value outside the measured range", () =>
    fc.assert(
      fc.property(anyCurve, fc.double({ min: 1e-9, max: 1e6, noNaN: true }), (curve, beyond) => {
        const fitted = fitCurve(curve);
        const outside = { ok: false, code: "out-of-range" };
        expect(valueAt(fitted, flow(fitted.first - beyond))).toEqual(outside);
        expect(valueAt(fitted, flow(fitted.last + beyond))).toEqual(outside);
        expect(valueAt(fitted, flow(Number.NaN))).toEqual(outside);
        expect(valueAt(fitted, flow(fitted.first)).ok).toBe(true);
        expect(valueAt(fitted, flow(fitted.last)).ok).toBe(true);
      }),
    ));

  it("misses no measured point by more than 2 % of the span, and says by how much", () =>
    fc.assert(
      fc.property(anyCurve, (curve) => {
        const fitted = fitCurve(curve);
        const missed = curve.y.map((y, at) => Math.abs(valueOrNaN(fitted, curve.x[at]!) - y));
        const worst = Math.max(...missed) / (span(curve.y) || 1);
        expect(worst).toBeLessThanOrEqual(0.02 + 1e-9);
        expect(worst).toBeCloseTo(fitted.residual, 6);
      }),
    ));

  it("keeps falling points falling all the way", () =>
    fc.assert(
      fc.property(anyCurve, (curve) => {
        const falling = { x: curve.x, y: curve.y.toSorted((a, b) => b - a) };
        const fitted = fitCurve(falling);
        const slack = 1e-8 * (span(falling.y) || 1);
        let previous = valueOrNaN(fitted, fitted.first);
        let rise = 0;
        for (let step = 1; step <= 400; step++) {
          const x = fitted.first + ((fitted.last - fitted.first) * step) / 400;
          const value = valueOrNaN(fitted, Math.min(x, fitted.last));
          rise = Math.max(rise, value - previous);
          previous = value;
        }
        expect(rise).toBeLessThanOrEqual(slack);
      }),
    ));

  it("never goes below zero where no point does", () =>
    fc.assert(
      fc.property(anyCurve, (curve) => {
        const fitted = fitCurve(curve);
        let least = 0;
        for (let step = 0; step <= 200; step++) {
          const x = fitted.first + ((fitted.last - fitted.first) * step) / 200;
          least = Math.min(least, valueOrNaN(fitted, Math.min(x, fitted.last)));
        }
        expect(least).toBeGreaterThanOrEqual(-1e-8 * (span(curve.y) || 1));
      }),
    ));

  it("keeps the droop of a small pump and the saddle of a fan", () => {
    const droop = fittedThrough([
      [0, 8.0],
      [1, 8.4],
      [2, 8.5],
      [3, 8.2],
      [4, 7.4],
      [5, 6.0],
    ]);
    const peaks = stationaryPoints(droop);
    expect(peaks).toHaveLength(1);
    expect(peaks[0]).toBeGreaterThan(1);
    expect(peaks[0]).toBeLessThan(3);

    const saddle = fittedThrough([
      [0, 600],
      [1000, 520],
      [2000, 470],
      [3000, 500],
      [4000, 540],
      [5000, 480],
      [6000, 330],
      [7000, 100],
    ]);
    const [valley, peak] = stationaryPoints(saddle);
    expect(valley).toBeGreaterThan(1000);
    expect(valley).toBeLessThan(3000);
    expect(peak).toBeGreaterThan(3000);
    expect(peak).toBeLessThan(5000);
  });

  it("does not turn down where the points end level", () => {
    const saturating = [2.83, 2.97, 3.1, 3.2, 3.29, 3.36, 3.42, 3.47, 3.494, 3.503, 3.503, 3.503, 3.503];
    const fitted = fittedThrough(saturating.map((y, at) => [8 + at * 0.7, y]));
    const end = valueOrNaN(fitted, fitted.last);
    expect(stationaryPoints(fitted).every((q) => valueOrNaN(fitted, q) <= end + 1e-9)).toBe(true);
  });

  it("draws a level line through equal points", () => {
    const fitted = fitCurve(curveOfPoints([[1, 5], [2, 5], [4, 5]])); // prettier-ignore
    expect(valueOrNaN(fitted, 3.3)).toBeCloseTo(5, 12);
  });

  it("scales with the units of flow and of the quantity", () =>
    fc.assert(
      fc.property(anyCurve, (curve) => {
        const fitted = fitCurve(curve);
        const scaled = fitCurve({ x: curve.x.map((x) => x / 4), y: curve.y.map((y) => y * 8) });
        expect(scaled.kind).toBe(fitted.kind);
        expect(scaled.stride).toBe(fitted.stride);
        const middle = (fitted.first + fitted.last) / 2;
        expect(valueOrNaN(scaled, middle / 4)).toBeCloseTo(8 * valueOrNaN(fitted, middle), 6);
      }),
    ));
});
