import { expect, test } from "vitest";
import { isLouvre, OUTLET_TYPES, UNBRANDED_OUTLETS, type OutletType } from "#domain/catalogue/outletTypes.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { faceArea } from "#domain/building/kinds/airOutlet/selection/outletGeometry.ts";
import { nozzleThrow } from "#domain/building/kinds/airOutlet/selection/nozzleThrow.ts";
import { velocity } from "#domain/base/units.ts";
import { airOutletValues } from "#server/samples/airOutlet/airOutletValues.ts";
import { generateAirOutlets, type AirOutletRecord } from "#server/samples/airOutlet/generateAirOutlets.ts";
import { readAirOutlet } from "#server/selection/airOutlet/readAirOutlet.ts";
import { keyedFrom } from "#domain/base/keyed.ts";

const { records, series } = generateAirOutlets();

/** Specifications of the outlets for which a statement about all outlets is false. */
const faulty = (isTrue: (record: AirOutletRecord) => boolean) =>
  records.filter((record) => !isTrue(record)).map(({ outlet }) => outlet.specification);

test("there are at least 1,500 outlets, and some of each of the five types", () => {
  expect(records.length).toBeGreaterThanOrEqual(1500);
  for (const type of Object.keys(OUTLET_TYPES))
    expect(records.filter(({ outlet }) => outlet.type === type).length).toBeGreaterThanOrEqual(60);
});

test("every id and every specification is one product's", () => {
  expect(new Set(records.map(({ outlet }) => outlet.id)).size).toBe(records.length);
  expect(new Set(records.map(({ outlet }) => outlet.specification)).size).toBe(records.length);
});

test("only spherical nozzles have a brand, and they have eight", () => {
  const brandsOf = (type: OutletType) =>
    new Set(records.filter(({ outlet }) => outlet.type === type).map(({ outlet }) => outlet.brandCode));
  expect(brandsOf("V000164").size).toBe(8);
  expect(brandsOf("V000164")).not.toContain(UNBRANDED_OUTLETS);
  for (const type of ["V000167", "V000168", "V000169", "V000170"] as const)
    expect([...brandsOf(type)]).toEqual([UNBRANDED_OUTLETS]);
});

test("every outlet belongs to a series of its own brand, and says that it is a sample", () => {
  const brandOf = new Map(series.map(({ id, brandCode }) => [id, brandCode]));
  expect(faulty(({ product }) => brandOf.get(product.seriesId ?? "") === product.brandCode)).toEqual([]);
  expect(faulty(({ product }) => product.isSample && product.source.startsWith("示例数据"))).toEqual([]);
});

test("air passes 60 to 98 % of the face", () => {
  const share = ({ outlet }: AirOutletRecord) => outlet.effectiveArea / faceArea(outlet.face);
  expect(faulty((record) => share(record) >= 0.6 && share(record) <= 0.98)).toEqual([]);
});

test("square diffusers are square, and no louvre is wider than it is long", () => {
  expect(
    faulty(({ outlet: { type, face } }) => {
      if (face.shape === "round") return !isLouvre(type) && type !== "V000167";
      return type === "V000167" ? face.length === face.width : face.length >= face.width;
    }),
  ).toEqual([]);
});

test("the listed throw of a nozzle is that of the listed air", () => {
  const listed = (record: AirOutletRecord, code: string) =>
    airOutletValues(record).find(({ propertyCode }) => propertyCode === code)?.number ?? NaN;
  const nozzles = records.filter(({ outlet }) => outlet.type === "V000164");
  for (const record of nozzles) {
    const { effectiveArea } = record.outlet;
    const v = listed(record, PROPERTY.airFlow) / (3600 * effectiveArea);
    expect(v).toBeCloseTo(listed(record, PROPERTY.outletVelocity), 1);
    expect(listed(record, PROPERTY.nozzleThrow)).toBeCloseTo(nozzleThrow(effectiveArea, velocity(v)), 1);
  }
});

test("what was written of an outlet is read again as it was, of every one", () => {
  for (const record of records) {
    const values = airOutletValues(record);
    const numbers = values.flatMap(({ propertyCode, number }) =>
      typeof number === "number" ? [[propertyCode, number] as const] : [],
    );
    const enums = values.flatMap(({ propertyCode, enumCode }) =>
      typeof enumCode === "string" ? [[propertyCode, enumCode] as const] : [],
    );
    const product = {
      ...record.product,
      numbers: keyedFrom(numbers),
      enums: keyedFrom(enums),
    };
    expect(readAirOutlet(product)).toEqual({ ok: true, value: record.outlet });
  }
});
