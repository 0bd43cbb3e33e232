import { describe, expect, test } from "vitest";
import { resistance } from "#domain/base/units.ts";
import { systemPoints } from "#domain/products/drawing/systemPoints.ts";
import type { SystemCurve } from "#domain/physics/curve/systemCurve.ts";

const FLOW = { min: 0, max: 100, interval: 10 };
const VALUE = { min: 10, max: 40, interval: 5 };
const system = (staticValue: number, k: number): SystemCurve => ({
  staticValue,
  k: resistance(k),
  exponent: 2,
});

describe("a system curve within its axes", () => {
  test("ends where it leaves the upper edge, not at a step before it", () => {
    const points = systemPoints(system(12, 0.01), FLOW, VALUE);
    expect(points[0]).toEqual([0, 12]);
    const [flow, value] = points.at(-1)!;
    expect(value).toBeCloseTo(40, 9);
    expect(flow).toBeCloseTo(Math.sqrt(28 / 0.01), 9);
  });

  test("begins where it enters at the lower edge", () => {
    const [flow, value] = systemPoints(system(0, 0.01), FLOW, VALUE)[0]!;
    expect(value).toBeCloseTo(10, 9);
    expect(flow).toBeCloseTo(Math.sqrt(1000), 9);
  });

  test("begins below zero where a negative static head helps and the axis goes as far", () => {
    const points = systemPoints(system(-5, 0.01), FLOW, { min: -10, max: 40, interval: 10 });
    expect(points[0]).toEqual([0, -5]);
    expect(systemPoints(system(-5, 0.01), FLOW, { min: 0, max: 40, interval: 10 })[0]![1]).toBeCloseTo(0, 9);
  });

  test("ends at the last flow where it leaves there", () => {
    expect(systemPoints(system(12, 0.0001), FLOW, VALUE).at(-1)![0]).toBe(100);
  });

  test("is level over all flows without resistance", () => {
    const points = systemPoints(system(20, 0), FLOW, VALUE);
    expect(points.map(([, value]) => value)).toEqual(points.map(() => 20));
    expect([points[0]![0], points.at(-1)![0]]).toEqual([0, 100]);
  });
});
