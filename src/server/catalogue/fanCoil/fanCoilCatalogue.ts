import type { CategoryCatalogue } from "../CategoryCatalogue.ts";
import { fanCoilDefinitions } from "./fanCoilDefinitions.ts";
import { fanCoilProductRow } from "./FanCoilRecord.ts";
import { fanCoilValues } from "./fanCoilValues.ts";
import { generateFanCoils } from "./generateFanCoils.ts";
import { measuredFanCoils, UNNAMED_BRAND } from "./measuredFanCoils.ts";
import { SAMPLE_BRANDS } from "./sampleBrands.ts";

/** Fan coils: the measured one, and generated samples. */
export async function fanCoilCatalogue(): Promise<CategoryCatalogue> {
  const { series, records } = generateFanCoils();
  const fanCoils = [...(await measuredFanCoils()), ...records];
  return {
    ...fanCoilDefinitions(),
    brands: [UNNAMED_BRAND, ...SAMPLE_BRANDS.map(({ code, name }) => ({ code, name }))],
    series,
    products: fanCoils.map(fanCoilProductRow),
    values: fanCoils.flatMap(fanCoilValues),
  };
}
