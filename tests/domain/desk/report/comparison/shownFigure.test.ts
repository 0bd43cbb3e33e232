import fc from "fast-check";
import { expect, test } from "vitest";
import { shownFigure } from "#domain/desk/report/comparison/shownFigure.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";

test("reads any figure as the number that shows as the same text", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
      fc.integer({ min: 0, max: 6 }),
      (value, digits) => {
        const text = formatNumber(value, digits);
        const shown = shownFigure(text);
        expect(shown?.decimals).toBe(digits);
        expect(formatNumber(shown?.value ?? null, digits)).toBe(text);
      },
    ),
  );
});

test.each([
  "- -",
  "",
  "12 – 15",
  "≥ 3",
  "18.5，按轴功率选（待核对）",
  "1234",
  "1,23",
  "=1",
  "0x10",
  "1e3",
  "12.3 kW",
])("takes %o for no figure", (text) => {
  expect(shownFigure(text)).toBeNull();
});
