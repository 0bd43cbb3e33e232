import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURVE_QUANTITY_ORDER, factsOf } from "#domain/physics/curve/curveQuantities.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { operatingPoint } from "#domain/physics/curve/operatingPoint.ts";
import { isScalable, regulate, regulatedPoint } from "#domain/physics/curve/regulate.ts";
import { systemOf } from "#domain/physics/curve/systemCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { flow, speedRate } from "#domain/base/units.ts";
import { anyCurve, fittedThrough, smoothCurve } from "../../../support/curveMaker.ts";

const rates = fc.double({ min: 0.5, max: 1, noNaN: true }).map(speedRate);
const place = fc.double({ min: 0.02, max: 1, noNaN: true });
const fitted = fc.oneof(anyCurve, smoothCurve).map(fitCurve);

describe("regulate", () => {
  it.each([
    ["totalPressure", 2],
    ["staticPressure", 2],
    ["head", 2],
    ["npsh", 2],
    ["shaftPower", 3],
    ["efficiency", 0],
    ["totalPressureEfficiency", 0],
    ["staticPressureEfficiency", 0],
  ] as const)("moves %s by rate to the power of %d, at the shifted flow", (quantity, exponent) =>
    fc.assert(
      fc.property(fitted, rates, place, (curve, rate, where) => {
        const slowed = regulate(curve, rate, quantity);
        const q = Math.min(curve.last, curve.first + where * (curve.last - curve.first));
        const found = slowed.ok
          ? valueOrNaN(slowed.value, Math.min(q * rate, slowed.value.last))
          : Number.NaN;
        expect(found).toBeCloseTo(valueOrNaN(curve, q) * rate ** exponent, 6);
      }),
    ),
  );

  it("leaves what has no law alone", () => {
    const lawless = CURVE_QUANTITY_ORDER.filter((quantity) => factsOf(quantity).speedExponent === null);
    expect(lawless).toEqual(["noise", "inputPower", "overallEfficiency"]);
    const curve = fittedThrough([[1, 2], [2, 1]]); // prettier-ignore
    for (const quantity of lawless)
      expect(regulate(curve, speedRate(0.8), quantity)).toEqual({ ok: false, code: "no-law" });
  });

  it("calls the NPSH at another speed an estimate, and nothing else", () => {
    expect(CURVE_QUANTITY_ORDER.filter((quantity) => factsOf(quantity).isEstimateAtSpeed)).toEqual(["npsh"]);
  });

  it("knows rates from half to full speed only", () => {
    const curve = fittedThrough([[1, 2], [2, 1]]); // prettier-ignore
    for (const rate of [0.499, 1.001, Number.NaN])
      expect(regulate(curve, speedRate(rate), "head")).toEqual({ ok: false, code: "rate-out-of-range" });
    for (const rate of [0.5, 1]) expect(regulate(curve, speedRate(rate), "head").ok).toBe(true);
  });

  it("puts the regulated point on the regulated curve and on the parabola", () =>
    fc.assert(
      fc.property(smoothCurve.map(fitCurve), rates, place, (curve, rate, where) => {
        const q = Math.min(curve.last, curve.first + where * (curve.last - curve.first));
        const system = systemOf({ flow: flow(q), value: Math.max(valueOrNaN(curve, q), 1) });
        const full = operatingPoint(curve, system);
        const slowed = regulate(curve, rate, "head");
        fc.pre(full.ok && slowed.ok);
        const regulated = operatingPoint(slowed.value, system);
        const moved = regulatedPoint(full.value, rate);
        expect(regulated.ok && Math.abs(regulated.value.flow / moved.flow - 1)).toBeLessThan(1e-9);
        expect(regulated.ok && Math.abs(regulated.value.value / moved.value - 1)).toBeLessThan(1e-8);
        expect(regulated.ok && regulated.value.isUnstable).toBe(full.value.isUnstable);
      }),
    ));

  it("is for stepless speed, not for taps nor for lines of greatest power", () => {
    expect(isScalable({ hasVariableSpeed: true, isPowerLimited: false })).toBe(true);
    expect(isScalable({ hasVariableSpeed: false, isPowerLimited: false })).toBe(false);
    expect(isScalable({ hasVariableSpeed: true, isPowerLimited: true })).toBe(false);
  });
});
