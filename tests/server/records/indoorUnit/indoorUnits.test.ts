import { expect, test } from "vitest";
import { INDOOR_UNIT_STRUCTURES, OFFERED_STRUCTURES } from "#domain/catalogue/indoorUnitValues.ts";
import { generateIndoorUnits } from "#server/samples/indoorUnit/generateIndoorUnits.ts";
import type { IndoorUnitRecord } from "#server/records/indoorUnit/IndoorUnitRecord.ts";
import { listedIndoorUnits } from "#server/records/indoorUnit/listedIndoorUnits.ts";

const { records, series } = generateIndoorUnits();
const listed = listedIndoorUnits();

test("a thousand units or more, of six brands or more, each of a series, labelled as samples", () => {
  expect(records.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(records.map(({ unit }) => unit.brandCode)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(records.map(({ unit }) => unit.id)).size).toBe(records.length);
  const known = new Set(series.map(({ id }) => id));
  expect(records.filter(({ product }) => !known.has(product.seriesId ?? ""))).toEqual([]);
  expect(records.every(({ product }) => product.isSample && product.source.startsWith("示例数据"))).toBe(
    true,
  );
});

test("every structure is built by every brand", () => {
  const built = new Set(records.map(({ unit }) => `${unit.brandCode} ${unit.structure}`));
  const brands = new Set(records.map(({ unit }) => unit.brandCode));
  expect(built.size).toBe(brands.size * Object.keys(INDOOR_UNIT_STRUCTURES).length);
  const names: readonly string[] = Object.values(INDOOR_UNIT_STRUCTURES);
  expect(OFFERED_STRUCTURES.filter((name) => !names.includes(name))).toEqual([]);
});

const figures = ({ unit, remainder }: IndoorUnitRecord) => ({
  cooling: Number(unit.cooling),
  heating: Number(unit.heating),
  watts: Number(unit.inputPower) * 1000,
  airFlow: Number(remainder.airFlow),
  noise: Number(remainder.noise),
});

test("cooling is of the series 2.2 to 16 kW, heating about 1.12 times it", () => {
  const all = records.map(figures);
  expect(Math.min(...all.map(({ cooling }) => cooling))).toBe(2.2);
  expect(Math.max(...all.map(({ cooling }) => cooling))).toBe(16);
  // Catalogues print capacities to a tenth of a kW.
  const odd = all.filter(
    ({ cooling, heating }) => heating < 1.1 * cooling - 0.05 || heating > 1.14 * cooling + 0.05,
  );
  expect(odd).toEqual([]);
});

test("air gives off what a direct expansion coil takes, 11 to 20 kJ/kg", () => {
  // 1.2 kg/m³: Q / (1.2 · V / 3600).
  const odd = records.map(figures).filter(({ cooling, airFlow }) => {
    const drop = cooling / ((1.2 * airFlow) / 3600);
    return drop < 11 || drop > 20;
  });
  expect(odd).toEqual([]);
});

test("fans take 0.03 to 0.12 W for each m³/h, and are between 25 and 48 dB(A)", () => {
  const odd = records
    .map(figures)
    .filter(
      ({ watts, airFlow, noise }) =>
        watts / airFlow < 0.03 || watts / airFlow > 0.12 || noise < 24 || noise > 48,
    );
  expect(odd).toEqual([]);
});

test("a larger unit of a series cools, heats and blows more", () => {
  for (const { id } of series) {
    const pressures = new Set(records.map(({ remainder }) => remainder.externalStaticPressure));
    for (const pressure of pressures) {
      const line = records
        .filter(({ product, remainder }) => {
          return product.seriesId === id && remainder.externalStaticPressure === pressure;
        })
        .map(figures);
      line.slice(1).forEach((larger, at) => {
        for (const key of ["cooling", "heating", "airFlow"] as const)
          expect(larger[key]).toBeGreaterThan(line[at]![key]);
      });
    }
  }
});

test("the five real units state their heating, their source and its licence, and no cooling", () => {
  expect(listed.map(({ unit }) => [unit.model, unit.cooling, unit.heating])).toEqual([
    ["PLFY-P15VFM", null, 1.9],
    ["PLFY-P25VFM", null, 3.2],
    ["PLFY-P32VFM", null, 4],
    ["PLFY-P40VFM", null, 5],
    ["PLFY-P50VFM", null, 6.3],
  ]);
  for (const { product } of listed) {
    expect(product.isSample).toBe(false);
    expect(product.source).toMatch(/TomLXXVI\/python-hvac.*许可 MIT/u);
  }
});
