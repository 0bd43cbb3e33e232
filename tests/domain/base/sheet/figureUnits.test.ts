import * as fc from "fast-check";
import { expect, it } from "vitest";
import { findUnit, toStandard } from "#domain/base/sheet/figureUnits.ts";

const convert = (value: number, spelling: string) => {
  const unit = findUnit(spelling);
  if (!unit) throw new Error(`${spelling} is not known`);
  return toStandard(value, unit);
};

// NIST SP 811, appendix B.8, with all the digits it gives.
it.each([
  [1, "kcal/h", 1.163e-3],
  [1, "RT", 3.516853],
  [1, "Btu/h", 2.930711e-4],
  [1, "MBH", 0.2930711],
  [1, "ft2", 0.09290304],
  [1, "cfm", 1.699011],
  [1, "L/s", 3.6],
  [2, "m3/s", 7200],
  [1, "kcal/kg", 4.1868],
  [68, "°F", 20],
  [-40, "℉".normalize("NFKC"), -40],
])("%f %s in the standard unit", (value, spelling, expected) => {
  expect(convert(value, spelling)).toBeCloseTo(expected, 6);
});

it("scales: twice the reading is twice the quantity, in every unit without an offset", () => {
  const spellings = [
    "kw",
    "w",
    "mw",
    "kcal/h",
    "rt",
    "btu/h",
    "m2",
    "ft2",
    "m3/h",
    "m3/s",
    "l/s",
    "cfm",
    "kj/kg",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...spellings),
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      (unit, value) => {
        expect(convert(2 * value, unit)).toBeCloseTo(2 * convert(value, unit), 6);
      },
    ),
  );
});

it("knows no unit by half its name", () => {
  expect(findUnit("w/m2")).toBeUndefined();
  expect(findUnit("")).toBeUndefined();
});
