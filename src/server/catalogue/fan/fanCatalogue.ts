import type { CategoryCatalogue } from "../CategoryCatalogue.ts";
import { UNNAMED_BRAND } from "../fanCoil/measuredFanCoils.ts";
import { machineBrandRows } from "../machine/machineBrands.ts";
import { productRows } from "../measured/productRows.ts";
import { realBrand } from "../measured/realBrands.ts";
import { fanDefinitions } from "./fanDefinitions.ts";
import { generateFans } from "./generateFans.ts";
import { realFans } from "./realFans.ts";

/** Fans: the published real ones, and generated samples. */
export async function fanCatalogue(): Promise<CategoryCatalogue> {
  const { series, records } = generateFans();
  return {
    ...fanDefinitions(),
    brands: [UNNAMED_BRAND, realBrand("Greenheck"), realBrand("Continental"), ...machineBrandRows()],
    series,
    ...productRows([...(await realFans()), ...records]),
  };
}
