import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asShown, formatQuantity, quantityText } from "#domain/base/formatQuantity.ts";

describe("a figure", () => {
  test.each([
    [12_267.4, "m³/h", "12,267"],
    [303.04, "m³/h", "303"],
    [99.94, "m³/h", "99.9"],
    [99.96, "m³/h", "100"],
    [45, "m³/h", "45.0"],
    [0.62, "m³/h", "0.62"],
    [679.4, "Pa", "679"],
    [2.5, "Pa", "2.5"],
    [0, "Pa", "0"],
    [32.648, "m", "32.65"],
    [4, "kW", "4.00"],
    [31.152, "kW", "31.15"],
    [0.0254, "kW", "0.025"],
    [73.24, "%", "73.2"],
    [-0.01, "%", "0.0"],
    [1450, "r/min", "1,450"],
    [52.5, "dB(A)", "52.5"],
    [0.2894, "W/(m³/h)", "0.289"],
    [1180, "mm", "1,180"],
    [0.0225, "㎡", "0.0225"],
    [3, null, "3"],
    [Number.NaN, "kW", "- -"],
    [null, "kW", "- -"],
  ] as const)("of %d %s reads %s", (value, unit, text) => expect(formatQuantity(value, unit)).toBe(text));

  test("has its unit behind it, and none where it is missing", () => {
    expect(quantityText(12_267.4, "m³/h")).toBe("12,267 m³/h");
    expect(quantityText(null, "Pa")).toBe("- -");
    expect(quantityText(4, null)).toBe("4");
  });

  test("reads the same once it has been rounded to what is shown", () =>
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.constantFrom("m³/h", "Pa", "m", "kW", "%", "W/(m³/h)"),
        (value, unit) => {
          expect(formatQuantity(asShown(value, unit), unit)).toBe(formatQuantity(value, unit));
        },
      ),
    ));
});
