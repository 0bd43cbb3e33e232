import * as fc from "fast-check";
import { expect, it } from "vitest";
import { formatNumber, formatPlain, MISSING } from "#domain/base/formatNumber.ts";

it("keeps the decimals of its column and groups thousands", () => {
  expect(formatNumber(12267, 0)).toBe("12,267");
  expect(formatNumber(3.1, 2)).toBe("3.10");
  expect(formatNumber(1234567.891, 1)).toBe("1,234,567.9");
});

it("writes what is not known as two dashes", () => {
  expect([formatNumber(null, 2), formatNumber(NaN, 2), formatNumber(Infinity, 0)]).toEqual([
    MISSING,
    MISSING,
    MISSING,
  ]);
});

it("writes a true minus sign, and none for a zero", () => {
  expect(formatNumber(-4.25, 1)).toBe("−4.3");
  expect(formatNumber(-0.004, 2)).toBe("0.00");
  expect(formatNumber(-0, 0)).toBe("0");
});

it("can be read back to within half of the last decimal", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: 0, max: 3 }),
      (value, digits) => {
        const read = Number(formatNumber(value, digits).replaceAll(",", "").replace("−", "-"));
        expect(Math.abs(read - value)).toBeLessThanOrEqual(0.5 * 10 ** -digits + 1e-6);
      },
    ),
  );
});

it("shows a data sheet's figure with the decimals it has", () => {
  expect([formatPlain(510), formatPlain(0.062), formatPlain(9294.5), formatPlain(-2)]).toEqual([
    "510",
    "0.062",
    "9,294.5",
    "−2",
  ]);
});

it("cuts the noise of binary fractions", () => {
  expect(formatPlain(0.1 + 0.2)).toBe("0.3");
  expect(formatPlain(1e-9)).toBe("0");
});
