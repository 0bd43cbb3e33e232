import { expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { FanCoilRecord } from "#server/records/fanCoil/FanCoilRecord.ts";
import { fanCoilValues } from "#server/records/fanCoil/fanCoilValues.ts";
import { generateFanCoils } from "#server/samples/fanCoil/generateFanCoils.ts";
import { measuredFanCoils } from "#server/records/fanCoil/measuredFanCoils.ts";
import { selection } from "#server/selection/fanCoil/fanCoilSelection.ts";
import { readFanCoil } from "#server/selection/fanCoil/readFanCoil.ts";
import type { CategoryProduct } from "#server/selection/categoryProducts.ts";
import { entriesOf, keyedFrom } from "#domain/base/keyed.ts";

/** A record as it is read from the database. */
function stored(record: FanCoilRecord): CategoryProduct {
  const values = fanCoilValues(record);
  const { id, model, brandCode } = record.coil;
  return {
    id,
    model,
    brandCode,
    name: record.product.name,
    imageUrl: record.product.imageUrl ?? null,
    seriesId: record.product.seriesId ?? null,
    seriesName: null,
    hasDetail: true,
    isSample: true,
    numbers: keyedFrom(
      values.flatMap(({ propertyCode, number }) => (number == null ? [] : [[propertyCode, number] as const])),
    ),
    enums: keyedFrom(
      values.flatMap(({ propertyCode, enumCode }) =>
        enumCode == null ? [] : [[propertyCode, enumCode] as const],
      ),
    ),
  };
}

const { records } = generateFanCoils();
const [first] = records;
if (!first) throw new Error("the catalogue is empty");
const product = stored(first);
const without = (code: string): CategoryProduct => {
  const numbers = entriesOf(product.numbers).filter(([name]) => name !== code);
  return { ...product, numbers: keyedFrom(numbers) };
};

test("what was written of a fan coil is read again as it was, of every one", async () => {
  for (const record of [...records, ...measuredFanCoils()])
    expect(readFanCoil(stored(record))).toEqual({ ok: true, value: record.coil });
});

test("a product without a figure that all selection stands on cannot be selected from", () => {
  expect(readFanCoil(without(PROPERTY.mediumTotalCooling))).toEqual({ ok: false, code: "figures-missing" });
});

test("a product without heating, power or noise can", () => {
  expect(readFanCoil(without(PROPERTY.highHeating))).toMatchObject({
    ok: true,
    value: { levels: { HIGH_LEVEL: { heating: null } } },
  });
});

test("a product that states no rated condition has that of GB/T 19232", () => {
  expect(readFanCoil(without(PROPERTY.ratedCoolingWetBulb))).toMatchObject({
    ok: true,
    value: { rated: { coolingWetBulb: 19.5 } },
  });
});

test("a structure that is not one of the standard's is none", () => {
  const odd = { ...product, enums: { ...product.enums, [PROPERTY.structure]: "toString" } };
  expect(readFanCoil(odd)).toMatchObject({ ok: true, value: { structure: null } });
});

test("one product that cannot be selected from is named and keeps out no other", () => {
  const numbers = { ...product.numbers, [PROPERTY.highSensibleCooling]: 0.1 };
  const prepared = selection.prepare([{ ...product, id: "bad", numbers }, product]);
  expect(prepared.unsound).toEqual([{ id: "bad", fault: "no-apparatus-dew-point" }]);
  expect(prepared.catalogue).toHaveLength(1);
});
