import type { PriceStandard } from "#domain/products/goods/import/checkPrices.ts";
import { materialStandard } from "../../materials/materialStandard.ts";
import { importStandard } from "../../definitions/importStandard.ts";
import type { Queries } from "../../database/queries.ts";
import { readAreas } from "../readAreas.ts";

/** Data with which a price list is checked: the categories of products and materials, and the areas. */
export async function priceStandard(queries: Queries): Promise<PriceStandard> {
  const { categories } = await importStandard(queries);
  return {
    categories: [...categories, ...(await materialStandard(queries))],
    areas: await readAreas(queries),
  };
}
