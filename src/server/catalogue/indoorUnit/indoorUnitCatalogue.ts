import type { CategoryCatalogue } from "../CategoryCatalogue.ts";
import { SAMPLE_BRANDS } from "../fanCoil/sampleBrands.ts";
import { generateIndoorUnits } from "./generateIndoorUnits.ts";
import { indoorUnitDefinitions } from "./indoorUnitDefinitions.ts";
import { indoorUnitProductRow, indoorUnitValues } from "./IndoorUnitRecord.ts";
import { LISTED_BRAND, listedIndoorUnits } from "./listedIndoorUnits.ts";

/** Multi-split indoor units: the listed real ones, and generated samples. */
export async function indoorUnitCatalogue(): Promise<CategoryCatalogue> {
  const { series, records } = generateIndoorUnits();
  const units = [...(await listedIndoorUnits()), ...records];
  return {
    ...indoorUnitDefinitions(),
    brands: [LISTED_BRAND, ...SAMPLE_BRANDS.map(({ code, name }) => ({ code, name }))],
    series,
    products: units.map(indoorUnitProductRow),
    values: units.flatMap(indoorUnitValues),
  };
}
