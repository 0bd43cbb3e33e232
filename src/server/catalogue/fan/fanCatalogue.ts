import type { CategoryCatalogue } from "../CategoryCatalogue.ts";
import { UNNAMED_BRAND } from "../fanCoil/measuredFanCoils.ts";
import { machineBrandRows } from "../machine/machineBrands.ts";
import { oneOf } from "../measured/oneOf.ts";
import { productRows } from "../measured/productRows.ts";
import { sampleResources } from "../measured/sampleResources.ts";
import { realBrand } from "../measured/realBrands.ts";
import { fanDefinitions } from "./fanDefinitions.ts";
import { generateFans } from "./generateFans.ts";
import { realFans } from "./realFans.ts";

/** Fans: the published real ones, and one in `oneIn` of the generated samples. */
export async function fanCatalogue(oneIn: number): Promise<CategoryCatalogue> {
  const { series, records } = generateFans();
  const rows = productRows([...(await realFans()), ...oneOf(oneIn, records)]);
  return {
    ...fanDefinitions(),
    brands: [UNNAMED_BRAND, realBrand("Greenheck"), realBrand("Continental"), ...machineBrandRows()],
    series,
    ...rows,
    ...sampleResources(rows.products),
  };
}
