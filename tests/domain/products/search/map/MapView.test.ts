import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Axis } from "#domain/products/chart/axes.ts";
import { axisTicks } from "#domain/products/drawing/axisTicks.ts";
import { isInView, moveStep, snapped, spanAround, spanTo } from "#domain/products/search/map/MapView.ts";

const entered = fc.double({ min: 0.001, max: 1e6, noNaN: true });
const span = fc.oneof(entered.map(spanAround), entered.map(spanTo));

test("a duty of 12,000 m³/h and 650 Pa is shown from 6,000 to 18,000 and from 200 to 1,000", () => {
  expect(axisTicks(spanAround(12_000))).toEqual([6_000, 9_000, 12_000, 15_000, 18_000]);
  expect(axisTicks(spanAround(650))).toEqual([200, 400, 600, 800, 1_000]);
});

describe("any span", () => {
  test("holds what it was made for, between three and seven ticks at multiples of a round step", () => {
    fc.assert(
      fc.property(entered, (value) => {
        for (const [made, from, to] of [
          [spanAround(value), value * 0.5, value * 1.5],
          [spanTo(value), 0, value],
        ] as const) {
          expect(made.min).toBeLessThanOrEqual(from * (1 + 1e-6));
          expect(made.max).toBeGreaterThanOrEqual(to * (1 - 1e-6));
          const ticks = axisTicks(made);
          expect(ticks.length).toBeGreaterThanOrEqual(3);
          expect(ticks.length).toBeLessThanOrEqual(7);
          expect(ticks.at(-1)).toBeCloseTo(made.max, 6);
          const digits = Number(made.interval.toExponential().split("e")[0]);
          expect([1, 2, 3, 5]).toContain(digits);
          expect(Math.abs(Math.round(made.min / made.interval) - made.min / made.interval)).toBeLessThan(
            1e-6,
          );
        }
      }),
    );
  });

  const inside = (of: Axis) => (value: number) => value > 0 && value <= of.max * (1 + 1e-9);
  test("takes every place of a drag to a round quantity above zero within it", () => {
    fc.assert(
      fc.property(span, fc.double({ min: -1e7, max: 1e7, noNaN: true }), (of, value) => {
        const taken = snapped(of, value);
        expect(taken).toSatisfy(inside(of));
        expect(taken).toBeGreaterThanOrEqual(of.min * (1 - 1e-9) - moveStep(of));
        expect(snapped(of, taken)).toBe(taken);
      }),
    );
  });
});

test("the edges of a view are in view, what lies beyond either axis is not", () => {
  const view = { flow: spanAround(12_000), value: spanAround(650) };
  expect(isInView(view, 6_000, 1_000)).toBe(true);
  expect(isInView(view, 5_999, 600)).toBe(false);
  expect(isInView(view, 12_000, 1_001)).toBe(false);
  expect(isInView(view, NaN, 600)).toBe(false);
});
