import type { CategoryCatalogue } from "../CategoryCatalogue.ts";
import { UNNAMED_BRAND } from "../fanCoil/measuredFanCoils.ts";
import { machineBrandRows } from "../machine/machineBrands.ts";
import { oneOf } from "../measured/oneOf.ts";
import { productRows } from "../measured/productRows.ts";
import { sampleResources } from "../measured/sampleResources.ts";
import { realBrand } from "../measured/realBrands.ts";
import { generatePumps } from "./generatePumps.ts";
import { pumpDefinitions } from "./pumpDefinitions.ts";
import { realPumps } from "./realPumps.ts";

const REAL_BRANDS = ["Wilo", "KSB", "Schneider Motobombas"].map(realBrand);

/** Pumps: the published real ones, and one in `oneIn` of the generated samples. */
export async function pumpCatalogue(oneIn: number): Promise<CategoryCatalogue> {
  const { series, records } = generatePumps();
  const rows = productRows([...(await realPumps()), ...oneOf(oneIn, records)]);
  return {
    ...pumpDefinitions(),
    brands: [UNNAMED_BRAND, ...REAL_BRANDS, ...machineBrandRows()],
    series,
    ...rows,
    ...sampleResources(rows.products),
  };
}
