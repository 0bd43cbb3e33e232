import { groupBy } from "#domain/base/groupBy.ts";
import { inArray } from "drizzle-orm";
import type { GoodsSupplier } from "#api/contract/goods.ts";
import { areaName, type AreaTree } from "#domain/products/goods/areaTree.ts";
import { sampleQuotes } from "#domain/products/goods/samplePrices.ts";
import { goodsPrices } from "../database/schema/goodsSchema.ts";
import type { Queries } from "../database/queries.ts";
import { suppliers } from "../database/schema/schema.ts";
import type { FoundGoods } from "./foundGoods.ts";

type SupplierRow = typeof suppliers.$inferSelect;
type Price = typeof goodsPrices.$inferSelect;

/** A quotation before its supplier is known. */
interface Quotation {
  readonly supplierId: string;
  readonly areaCode: string;
  readonly price: number;
  readonly pricedOn: string;
}

function quotationsOf(price: Price, asked: string, tree: AreaTree): readonly Quotation[] {
  const { goodsId, supplierId, areaCode, pricedOn } = price;
  if (supplierId !== null) return [{ supplierId, areaCode, price: price.price, pricedOn }];
  return sampleQuotes(goodsId, price.price, asked, tree).map((quote) => ({
    supplierId: quote.supplierId,
    areaCode: quote.area.code,
    price: quote.price,
    pricedOn,
  }));
}

/** Whether a price of one area applies to another: it is a part of it, or contains it. */
const counts = (areaCode: string, asked: string, tree: AreaTree) =>
  tree.pathOf(areaCode).some(({ code }) => code === asked) ||
  tree.pathOf(asked).some(({ code }) => code === areaCode);

/** All quotations in an area for the goods of a page, by goods, cheapest first. */
export async function quotations(
  queries: Queries,
  tree: AreaTree,
  found: readonly FoundGoods[],
  asked: string,
): Promise<ReadonlyMap<string, readonly GoodsSupplier[]>> {
  if (found.length === 0) return new Map();
  const prices = await queries
    .select()
    .from(goodsPrices)
    .where(
      inArray(
        goodsPrices.goodsId,
        found.map(({ id }) => id),
      ),
    );
  const counted = prices.filter(({ areaCode }) => counts(areaCode, asked, tree));
  const byGoods = new Map(
    [...groupBy(counted, ({ goodsId }) => goodsId)].map(([id, its]) => [
      id,
      its.flatMap((price) => quotationsOf(price, asked, tree)),
    ]),
  );
  const ids = new Set([...byGoods.values()].flatMap((list) => list.map(({ supplierId }) => supplierId)));
  const named = new Map(
    (ids.size === 0
      ? []
      : await queries
          .select()
          .from(suppliers)
          .where(inArray(suppliers.id, [...ids]))
    ).map((row): [string, SupplierRow] => [row.id, row]),
  );
  return new Map(
    found.map((goods) => [
      goods.id,
      (byGoods.get(goods.id) ?? [])
        .flatMap((quotation) => {
          const supplier = named.get(quotation.supplierId);
          return supplier === undefined ? [] : [answered(quotation, supplier, goods, tree)];
        })
        .toSorted((one, other) => one.taxIncludedMarketPrice - other.taxIncludedMarketPrice),
    ]),
  );
}

const answered = (
  { areaCode, price, pricedOn }: Quotation,
  { id, name, contactUserName, contactMobile, isSample }: SupplierRow,
  { brandName, unit }: FoundGoods,
  tree: AreaTree,
): GoodsSupplier => ({
  id,
  name,
  brandName,
  unit,
  taxIncludedMarketPrice: price,
  areaCode,
  areaName: areaName(areaCode, tree),
  pricedOn,
  contactUserName,
  contactMobile,
  isSample,
});
