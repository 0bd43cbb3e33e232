import fc from "fast-check";
import { expect, it } from "vitest";
import { outletVelocity } from "#domain/building/kinds/airOutlet/selection/outletFigures.ts";
import { area, flow } from "#domain/base/units.ts";

it("reaches a limit that the plain figures reach, though their quotient ends a digit below or above it", () => {
  expect(252 / (3600 * 0.07)).not.toBe(1);
  expect(outletVelocity(flow(252), area(0.07))).toBe(1);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 200 }),
      (thousandths, tenths) => {
        const v = tenths / 10;
        const effectiveArea = thousandths / 1000;
        expect(outletVelocity(flow(3600 * effectiveArea * v), area(effectiveArea))).toBe(v);
      },
    ),
  );
});

it("leaves any other quotient as it is, and never falls where the air rises", () => {
  const positive = fc.double({ min: 1e-3, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(positive, fc.double({ min: 1e-4, max: 100, noNaN: true }), (airFlow, effectiveArea) => {
      const v = outletVelocity(flow(airFlow), area(effectiveArea));
      const quotient = airFlow / (3600 * effectiveArea);
      expect(Math.abs(v - quotient)).toBeLessThanOrEqual(2 * Number.EPSILON * quotient);
      const more = airFlow * (1 + Number.EPSILON);
      expect(outletVelocity(flow(more), area(effectiveArea))).toBeGreaterThanOrEqual(v);
    }),
  );
});
