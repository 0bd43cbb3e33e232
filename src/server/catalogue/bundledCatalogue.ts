import type { CatalogueRows } from "../store/catalogueRows.ts";
import { classifications } from "./classifications.ts";
import { fanCoilDefinitions } from "./fanCoil/fanCoilDefinitions.ts";
import { fanCoilProductRow } from "./fanCoil/FanCoilRecord.ts";
import { fanCoilValues } from "./fanCoil/fanCoilValues.ts";
import { generateFanCoils } from "./fanCoil/generateFanCoils.ts";
import { measuredFanCoils, UNNAMED_BRAND } from "./fanCoil/measuredFanCoils.ts";
import { SAMPLE_BRANDS } from "./fanCoil/sampleBrands.ts";
import { standardDefinitions } from "./standardDefinitions.ts";

/**
 * Changes with everything below that reaches the database: a database that holds another version is reloaded.
 * A test holds the fingerprint of the rows beside it.
 */
export const CATALOGUE_VERSION = "1";

/** All that the program brings along: classifications, properties, sample products and real records. */
export async function bundledCatalogue(): Promise<CatalogueRows> {
  const { series, records } = generateFanCoils();
  const fanCoils = [...(await measuredFanCoils()), ...records];
  const definitions = [fanCoilDefinitions(), ...standardDefinitions()];
  return {
    brands: [UNNAMED_BRAND, ...SAMPLE_BRANDS.map(({ code, name }) => ({ code, name }))],
    categories: classifications(),
    definitions: definitions.flatMap((rows) => rows.definitions),
    enumValues: definitions.flatMap((rows) => rows.enumValues),
    series,
    products: fanCoils.map(fanCoilProductRow),
    values: fanCoils.flatMap(fanCoilValues),
  };
}
