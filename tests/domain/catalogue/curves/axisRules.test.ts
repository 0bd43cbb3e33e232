import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { axisRules } from "#domain/catalogue/curves/axisRules.ts";
import { valueAt, type Scale } from "#domain/catalogue/curves/fitScale.ts";

const linear = (from: number, to: number, length: number): Scale => ({
  kind: "linear",
  a: from,
  b: (to - from) / length,
});
const valuesOf = (scale: Scale, length: number) => axisRules(scale, [0, length]).map(({ value }) => value);

describe("rules of an axis", () => {
  it("stand at round values, at their places on the page", () => {
    expect(axisRules(linear(0, 70, 350), [0, 350])).toEqual(
      [0, 10, 20, 30, 40, 50, 60, 70].map((value) => ({ value, at: 5 * value })),
    );
    expect(valuesOf(linear(0.3, 1.1, 200), 200)).toEqual([0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1]);
  });

  it("go by decades, 2 and 5 where the axis is logarithmic", () => {
    expect(valuesOf({ kind: "log", a: 0, b: 0.02 }, 100)).toEqual([1, 2, 5, 10, 20, 50, 100]);
  });

  it("divide a short logarithmic axis evenly", () => {
    const scale: Scale = { kind: "log", a: Math.log10(12), b: Math.log10(18 / 12) / 100 };
    expect(valuesOf(scale, 100)).toEqual([12, 13, 14, 15, 16, 17, 18]);
  });

  it("are none where the scale says nothing", () => {
    expect(axisRules({ kind: "linear", a: 1, b: 0 }, [0, 100])).toEqual([]);
    expect(axisRules({ kind: "linear", a: Number.NaN, b: 1 }, [0, 100])).toEqual([]);
  });

  it("lie in the frame at the values that they name, three to eleven of them", () => {
    const ends = fc.tuple(
      fc.double({ min: -1e4, max: 1e4, noNaN: true }),
      fc.double({ min: 1e-2, max: 1e4, noNaN: true }),
    );
    fc.assert(
      fc.property(ends, fc.boolean(), ([from, span], isDown) => {
        const scale = isDown ? linear(from + span, from, 300) : linear(from, from + span, 300);
        const rules = axisRules(scale, [0, 300]);
        expect(rules.length).toBeGreaterThanOrEqual(3);
        expect(rules.length).toBeLessThanOrEqual(11);
        for (const { at, value } of rules) {
          expect(at).toBeGreaterThanOrEqual(-0.5);
          expect(at).toBeLessThanOrEqual(300.5);
          expect(Math.abs(valueAt(scale, at) - value)).toBeLessThanOrEqual(1e-6 * (Math.abs(from) + span));
        }
      }),
    );
  });
});
