import type { ProductParams } from "#api/contract/resources.ts";
import { componentsOf, PLACING } from "./productResources.ts";
import type { CatalogueTables } from "../../database/schema/catalogueTables.ts";
import { tablesOfEach, type Asking } from "../../library/access/productTables.ts";
import { productById } from "../../product/productById.ts";
import type { Queries } from "../../database/queries.ts";

async function paramsOf(
  queries: Queries,
  tables: CatalogueTables,
  id: string,
): Promise<ProductParams | null> {
  const product = await productById(queries, tables, id);
  if (product === null) return null;
  const components = (await componentsOf(queries, tables, id, PLACING)) ?? [];
  const [first] = components;
  const categories = components.flatMap(({ softwareCategoryName }) => softwareCategoryName ?? []);
  return {
    productId: id,
    publicComponentId: first?.publicComponentId ?? null,
    componentName: first?.name ?? null,
    suffix: first?.suffix ?? null,
    familyTypeName: first?.componentFamilyTypeName ?? null,
    softwareCategoryNames: [...new Set(categories)].join("_"),
    thumbnail: product.imageUrl,
    parameterValues: product.productPropertyValues.filter(
      ({ value, valueFrom, valueTo }) => value !== null || valueFrom !== null || valueTo !== null,
    ),
  };
}

/**
 * The products of `ids` with their parameters for placing, in that order and without those that do not exist.
 */
export async function productParams(
  queries: Queries,
  asking: Asking,
  ids: readonly string[],
): Promise<ProductParams[]> {
  const found: ProductParams[] = [];
  const tablesOf = await tablesOfEach(queries, asking, ids);
  for (const id of ids) {
    const params = await paramsOf(queries, tablesOf(id), id);
    if (params) found.push(params);
  }
  return found;
}
