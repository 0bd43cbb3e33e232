import { and, eq, sql } from "drizzle-orm";
import type { AreaTree } from "#domain/products/goods/areaTree.ts";
import { compactText } from "#domain/products/goods/goodsWords.ts";
import { isOfOnePiece, type OwnPrice } from "#domain/products/goods/OwnPrice.ts";
import { arrayLiteral } from "../database/arrayLiteral.ts";
import type { CatalogueTables } from "../database/schema/catalogueTables.ts";
import { goods } from "../database/schema/goodsSchema.ts";
import type { Queries } from "../database/queries.ts";
import { tablesOf, type Asking } from "../library/access/productTables.ts";
import { FOUND_GOODS, searchedField } from "./foundGoods.ts";
import { quotations } from "./quotations.ts";

interface PriceQuestion {
  readonly categoryCode: string;
  readonly areaCode: string;
  readonly productIds: readonly string[];
}

const keyOf = (brand: string, model: string) => `${brand}\n${model}`;

const namesIn = (
  queries: Queries,
  { products, brands }: CatalogueTables,
  categoryCode: string,
  ids: readonly string[],
) =>
  queries
    .select({ id: products.id, model: products.model, brand: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.code, products.brandCode))
    .where(
      and(eq(products.categoryCode, categoryCode), sql`${products.id} = any(${arrayLiteral(ids)}::text[])`),
    );

/**
 * The lowest quotation for each of these products, if there is one: for goods of its category, brand and
 * model, priced by the piece.
 */
export async function ownPrices(
  queries: Queries,
  asking: Asking,
  tree: AreaTree,
  { categoryCode, areaCode, productIds }: PriceQuestion,
): Promise<OwnPrice[]> {
  const parts = await tablesOf(queries, asking, productIds);
  const asked = (
    await Promise.all(parts.map(({ tables, ids }) => namesIn(queries, tables, categoryCode, ids)))
  ).flat();
  const models = [...new Set(asked.map(({ model }) => compactText(model)))].filter((model) => model !== "");
  if (models.length === 0) return [];
  const found = await queries
    .select(FOUND_GOODS)
    .from(goods)
    .where(
      and(
        eq(goods.categoryCode, categoryCode),
        sql`${searchedField("model")} = any(${arrayLiteral(models)}::text[])`,
        sql`${searchedField("brand")} <> ''`,
      ),
    );
  const pieces = found.filter(({ unit }) => isOfOnePiece(unit));
  const quoted = await quotations(queries, tree, pieces, areaCode);
  const lowest = new Map<string, Omit<OwnPrice, "productId">>();
  for (const { id, brandName, model, isSample } of pieces) {
    // The cheapest comes first.
    const [first] = quoted.get(id) ?? [];
    if (first === undefined) continue;
    const key = keyOf(compactText(brandName ?? ""), compactText(model ?? ""));
    const { taxIncludedMarketPrice: price, pricedOn } = first;
    const known = lowest.get(key);
    // A real price takes precedence over a generated one, however cheap that is.
    const isBetter =
      known === undefined || (known.isSample === isSample ? price < known.price : known.isSample);
    if (isBetter) lowest.set(key, { price, pricedOn, isSample });
  }
  return asked.flatMap(({ id, brand, model }) => {
    const price = lowest.get(keyOf(compactText(brand), compactText(model)));
    return price === undefined ? [] : [{ productId: id, ...price }];
  });
}
