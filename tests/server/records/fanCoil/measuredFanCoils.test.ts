import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { fanCoilValues } from "#server/records/fanCoil/fanCoilValues.ts";
import { measuredFanCoils } from "#server/records/fanCoil/measuredFanCoils.ts";

const [record] = measuredFanCoils();
if (!record) throw new Error("data/ holds no measured fan coil");

test("the measured fan coil is rated at 27/19 ℃ and 7 ℃ water, high at 485 m³/h and medium at 330", () => {
  expect(record.coil.rated).toMatchObject({ coolingDryBulb: 27, coolingWetBulb: 19, coolingWater: 7 });
  expect(record.coil.levels.HIGH_LEVEL).toMatchObject({
    airFlow: 485,
    totalCooling: 2.934,
    sensibleCooling: 2.176,
  });
  expect(record.coil.levels.MEDIUM_LEVEL).toMatchObject({
    airFlow: 330,
    totalCooling: 2.209,
    sensibleCooling: 1.6,
  });
});

test("what its source does not state has no value", () => {
  const stated = new Set(fanCoilValues(record).map(({ propertyCode }) => propertyCode));
  const unknown = [
    "highHeating",
    "mediumInputPower",
    "highNoise",
    "structure",
    "weight",
    "ratedHeatingWater",
  ] as const;
  for (const name of unknown) expect(stated).not.toContain(PROPERTY[name]);
  expect(stated).toContain(PROPERTY.highTotalCooling);
});

test("it is real and carries its source and licence, whose text is kept beside the data", async () => {
  expect(record.product).toMatchObject({ isSample: false, origin: "bundled" });
  expect(record.product.source).toMatch(/lbl-srg\/modelica-buildings.*BSD-3-Clause/u);
  const licence = new URL("../../../../data/licences/modelica-buildings.txt", import.meta.url);
  expect(await readFile(licence, "utf8")).toContain("The Regents of the University of California");
});
