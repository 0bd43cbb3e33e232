import type { CategoryCatalogue } from "../CategoryCatalogue.ts";
import { SAMPLE_BRANDS } from "../fanCoil/sampleBrands.ts";
import { airOutletDefinitions } from "./airOutletDefinitions.ts";
import { airOutletValues } from "./airOutletValues.ts";
import { generateAirOutlets, UNBRANDED } from "./generateAirOutlets.ts";

/** Air outlets, all of them samples: no openly licensed table of outlets is known. */
export function airOutletCatalogue(): Promise<CategoryCatalogue> {
  const { series, records } = generateAirOutlets();
  return Promise.resolve({
    ...airOutletDefinitions(),
    brands: [UNBRANDED, ...SAMPLE_BRANDS.map(({ code, name }) => ({ code, name }))],
    series,
    products: records.map(({ product }) => product),
    values: records.flatMap(airOutletValues),
  });
}
