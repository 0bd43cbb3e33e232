import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asHeight, convertFigure, findImportUnit } from "#domain/catalogue/import/importUnits.ts";

const unit = (spelling: string) => {
  const found = findImportUnit(spelling);
  if (!found) throw new Error(`${spelling} is no unit`);
  return found;
};

describe("one unit in another, by published factors:", () => {
  test.each([
    ["cfm", "m³/s", 0.000_471_947_443_2, "NIST SP 811"],
    ["gpm", "l/s", 0.063_090_196_4, "NIST SP 811"],
    ["m3/s", "m3/h", 3600, "hours"],
    ["L/s", "m3/h", 3.6, "hours"],
    ["L/min", "m3/h", 0.06, "hours"],
    ["in.wg", "Pa", 249.0889, "the fans' source"],
    ["mmH2O", "Pa", 9.806_65, "NIST SP 811"],
    ["kPa", "Pa", 1000, "SI"],
    ["psi", "kPa", 6.894_757, "NIST SP 811"],
    ["hp", "W", 745.699_9, "the fans' source"],
    ["PS", "kW", 0.735_498_75, "ISO 80000-4"],
    ["ft", "m", 0.3048, "exact"],
    ["1", "%", 100, "a fraction"],
    ["r/s", "rpm", 60, "minutes"],
  ])("1 %s = %s × %d (%s)", (from, to, factor) => {
    const normal = (spelling: string) => unit(spelling.replace("³", "3"));
    expect(convertFigure(1, normal(from), normal(to)) / factor).toBeCloseTo(1, 6);
  });

  test("a pressure of water is a height: 9806.65 Pa, 1 m", () => {
    expect(convertFigure(98.0665, asHeight(unit("kPa")), unit("m"))).toBeCloseTo(10, 12);
    expect(convertFigure(1, asHeight(unit("psi")), unit("ft"))).toBeCloseTo(2.3067, 4);
  });
});

const KINDS = [
  ["m3/h", "m3/s", "l/s", "l/min", "cfm", "gpm", "m3/d"],
  ["pa", "kpa", "mmh2o", "in.wg", "bar", "psi", "mh2o"],
  ["kw", "w", "hp", "ps"],
  ["m", "ft", "mm", "in"],
  ["°c", "°f"],
  ["%", "1"],
];

test("a figure that goes to any other unit of its kind and back is the same figure", () => {
  const pair = fc
    .constantFrom(...KINDS)
    .chain((kind) => fc.tuple(fc.constantFrom(...kind), fc.constantFrom(...kind)));
  fc.assert(
    fc.property(pair, fc.double({ min: -1e6, max: 1e6, noNaN: true }), ([from, to], figure) => {
      const there = convertFigure(figure, unit(from), unit(to));
      const back = convertFigure(there, unit(to), unit(from));
      expect(Math.abs(back - figure)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(figure)));
    }),
  );
});
