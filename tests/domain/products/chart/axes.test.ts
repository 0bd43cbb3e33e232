import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flowAxis, roundStep, valueAxis } from "#domain/products/chart/axes.ts";

describe("roundStep", () => {
  it.each([
    [12.5, 20],
    [10.01, 20],
    [20, 20],
    [21, 50],
    [91, 100],
    [125, 200],
    [210, 250],
    [1550, 2000],
    [2500, 2500],
    [10, 10],
    [7.5, 10],
    [5, 5],
    [3, 5],
    [2.1, 2.5],
    [1.2, 2],
    [1, 1],
    [0.6, 1],
    [0.3, 0.5],
    [0.21, 0.25],
    [0.012, 0.02],
  ])("%d becomes %d", (asked, step) => {
    expect(roundStep(asked)).toBeCloseTo(step, 12);
  });
});

describe("axes", () => {
  it("begins flow at 0 when the first flow is under a tenth of the last, else at a step", () => {
    expect(flowAxis({ min: 90, max: 1000 })).toMatchObject({ min: 0, max: 1000, interval: 200 });
    expect(flowAxis({ min: 300, max: 1000 })).toMatchObject({ min: 300, max: 1000, interval: 100 });
    expect(flowAxis({ min: 0, max: 40 })).toMatchObject({ min: 0, max: 40, interval: 5 });
  });

  it("divides values into about six steps", () => {
    expect(valueAxis("head", { min: 8.86, max: 17.15 })).toMatchObject({ min: 8, max: 18, interval: 2 });
    expect(valueAxis("pressure", { min: 0, max: 2684 })).toMatchObject({ min: 0, max: 3000, interval: 500 });
    expect(valueAxis("npsh", { min: 1.1, max: 2 })).toMatchObject({ min: 1, max: 2, interval: 0.2 });
  });

  it("begins the pressure of fans at 0, wherever their curves do", () => {
    expect(valueAxis("pressure", { min: 610, max: 905 })).toMatchObject({ min: 0, max: 1000, interval: 200 });
  });

  it("writes round figures only: one or two leading ones, then zeros", () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 50_000, noNaN: true }),
        fc.double({ min: 0.01, max: 50_000, noNaN: true }),
        (min, span) => {
          for (const axis of [
            flowAxis({ min, max: min + span }),
            valueAxis("head", { min, max: min + span }),
          ])
            for (const step of [axis.interval, axis.rInterval]) {
              const mantissa = step / 10 ** Math.floor(Math.log10(step) + 1e-9);
              expect([1, 2, 2.5, 5].some((round) => Math.abs(mantissa - round) < 1e-9)).toBe(true);
              expect(step <= 10 || step % 10 === 0).toBe(true);
            }
        },
      ),
    ));

  it("runs efficiency from 20 to 100 by 10, from 0 where a curve lies below, regulated or not", () => {
    const axis = { min: 20, max: 100, interval: 10, rMin: 20, rMax: 100, rInterval: 10 };
    expect(valueAxis("efficiency", { min: 20, max: 61 })).toEqual(axis);
    for (const min of [19.9, 3, 0])
      expect(valueAxis("efficiency", { min, max: 61 })).toEqual({ ...axis, min: 0, rMin: 0 });
  });

  it("divides the regulated minimum by 2 for flow and 4 for head, begins powers at 0 and keeps the maximum", () => {
    expect(flowAxis({ min: 300, max: 1000 })).toMatchObject({ rMin: 0, rMax: 1000, rInterval: 200 });
    expect(valueAxis("head", { min: 8.86, max: 17.15 })).toMatchObject({ rMin: 0, rMax: 18, rInterval: 5 });
    expect(valueAxis("power", { min: 16, max: 40 })).toMatchObject({ min: 0, max: 40, rMin: 0, rMax: 40 });
  });

  it("always holds what is drawn, at half speed too, between round ends", () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 5000, noNaN: true }),
        fc.double({ min: 0.01, max: 5000, noNaN: true }),
        (min, span) => {
          const max = min + span;
          for (const axis of [flowAxis({ min, max }), valueAxis("head", { min, max })]) {
            const slack = 1e-6 * axis.interval;
            expect(axis.min).toBeLessThanOrEqual(min + slack);
            expect(axis.max).toBeGreaterThanOrEqual(max - slack);
            const steps = axis.max / axis.interval;
            expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
            expect((axis.max - axis.min) / axis.interval).toBeLessThan(11);
          }
          expect(flowAxis({ min, max }).rMin).toBeLessThanOrEqual(min / 2 + 1e-6);
          expect(valueAxis("head", { min, max }).rMin).toBeLessThanOrEqual(min / 4 + 1e-6);
          expect(valueAxis("power", { min, max }).rMin).toBeLessThanOrEqual(min / 8 + 1e-6);
        },
      ),
    ));

  it("gives a level line an axis around it", () => {
    const axis = valueAxis("head", { min: 5, max: 5 });
    expect(axis.min).toBeLessThanOrEqual(5);
    expect(axis.max).toBeGreaterThanOrEqual(5);
    expect(axis.max).toBeGreaterThan(axis.min);
    expect(valueAxis("head", { min: 0, max: 0 }).max).toBeGreaterThan(0);
  });
});
