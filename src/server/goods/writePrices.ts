import { and, eq, sql } from "drizzle-orm";
import { areaTree } from "#domain/products/goods/areaTree.ts";
import type { GoodsPrice } from "#domain/products/goods/Goods.ts";
import { goodsKeys, searchTextOf, sortKeyOf } from "#domain/products/goods/goodsWords.ts";
import { goods, goodsPrices } from "../database/schema/goodsSchema.ts";
import type { Queries } from "../database/queries.ts";
import { suppliers } from "../database/schema/schema.ts";
import { areaKeys } from "./areaKeys.ts";
import { goodsId, goodsSupplierId } from "./goodsId.ts";
import { readAreas } from "./readAreas.ts";
import { statedValues } from "./statedValues.ts";

/** `older`: the stored price has a later day and stays. */
export type PriceOutcome = "added" | "updated" | "older";

/** Any number, the same in every node: of two simultaneous imports one waits for the other's batch. */
const PRICE_LOCK = 7_305_009;

interface Quotation {
  readonly row: GoodsPrice;
  readonly goodsId: string;
  readonly supplierId: string | null;
}

const keyOf = ({ goodsId: id, row: { areaCode }, supplierId }: Quotation) =>
  JSON.stringify([id, areaCode, supplierId]);

const quotationOf = (row: GoodsPrice): Quotation => ({
  row,
  goodsId: goodsId(row),
  supplierId: row.supplier === null ? null : goodsSupplierId(row.supplier.name),
});

async function writeSuppliers(queries: Queries, quotations: readonly Quotation[]): Promise<void> {
  const named = new Map(
    quotations.flatMap(({ row: { supplier }, supplierId: id }) =>
      supplier === null ? [] : [[id, { id, ...supplier }] as const],
    ),
  );
  if (named.size === 0) return;
  // Contact fields that a list omits keep their values from earlier lists.
  await queries.execute(sql`
    insert into ${suppliers} (id, name, contact_user_name, contact_mobile, is_sample)
    select id, name, "contactUserName", "contactMobile", false
    from json_to_recordset(${JSON.stringify([...named.values()])}::json)
      as row (id text, name text, "contactUserName" text, "contactMobile" text)
    on conflict (id) do update set
      name = excluded.name,
      contact_user_name = coalesce(excluded.contact_user_name, suppliers.contact_user_name),
      contact_mobile = coalesce(excluded.contact_mobile, suppliers.contact_mobile)`);
}

const listed = (ids: readonly string[]) =>
  sql`(select json_array_elements_text(${JSON.stringify(ids)}::json))`;

/** Goods without those that somebody imported, which samples must not replace. */
async function withoutImported(
  queries: Queries,
  quotations: readonly Quotation[],
): Promise<readonly Quotation[]> {
  const rows = await queries
    .select({ id: goods.id })
    .from(goods)
    .where(
      and(eq(goods.isSample, false), sql`${goods.id} in ${listed(quotations.map((each) => each.goodsId))}`),
    );
  const imported = new Set(rows.map(({ id }) => id));
  return quotations.filter((each) => !imported.has(each.goodsId));
}

/** The days of stored prices of the same goods, by quotation, and the areas of those goods. */
async function held(queries: Queries, ids: readonly string[]) {
  const rows = await queries
    .select()
    .from(goodsPrices)
    .where(sql`${goodsPrices.goodsId} in ${listed(ids)}`);
  const days = new Map<string, string>();
  const areasOf = new Map<string, Set<string>>();
  for (const { goodsId: id, areaCode, supplierId, pricedOn } of rows) {
    days.set(JSON.stringify([id, areaCode, supplierId]), pricedOn);
    areasOf.set(id, (areasOf.get(id) ?? new Set()).add(areaCode));
  }
  return { days, areasOf };
}

interface Areas {
  readonly areasOf: ReadonlyMap<string, ReadonlySet<string>>;
  readonly tree: ReturnType<typeof areaTree>;
}

async function writeGoods(
  queries: Queries,
  quotations: readonly Quotation[],
  { areasOf, tree }: Areas,
  isSample: boolean,
): Promise<void> {
  const areaCodes = new Map([...areasOf].map(([id, codes]) => [id, new Set(codes)]));
  for (const { goodsId: id, row } of quotations)
    areaCodes.set(id, (areaCodes.get(id) ?? new Set()).add(row.areaCode));
  const rows = new Map(quotations.map(({ goodsId: id, row }) => [id, row]));
  const values = [...rows].map(([id, row]) => ({
    id,
    category: row.categoryCode,
    name: row.name,
    specification: row.specification,
    brand: row.brand,
    model: row.model,
    unit: row.unit,
    stated: statedValues(row.values),
    search: searchTextOf(row),
    keys: [...goodsKeys(row), ...areaKeys(areaCodes.get(id) ?? [], tree)],
    sort: sortKeyOf(row),
  }));
  // The first character of the sort key puts real goods before samples.
  await queries.execute(sql`
    insert into ${goods} (id, category_code, name, specification, brand_name, model, unit, values, search_text,
      keys, sort_key, is_sample)
    select id, category, name, specification, brand, model, unit, stated, search,
      array(select json_array_elements_text(keys)), ${isSample ? "1" : "0"} || sort, ${isSample}
    from json_to_recordset(${JSON.stringify(values)}::json) as row (id text, category text, name text,
      specification text, brand text, model text, unit text, stated jsonb, search text, keys json, sort text)
    on conflict (id) do update set
      values = excluded.values, keys = excluded.keys, sort_key = excluded.sort_key, is_sample = excluded.is_sample`);
}

async function writeQuotations(queries: Queries, quotations: Iterable<Quotation>): Promise<void> {
  const rows = [...quotations].map(({ goodsId: goods_id, supplierId: supplier_id, row }) => ({
    goods_id,
    supplier_id,
    area_code: row.areaCode,
    price: row.price,
    priced_on: row.pricedOn,
  }));
  await queries.execute(sql`
    insert into ${goodsPrices} (goods_id, area_code, supplier_id, price, priced_on)
    select goods_id, area_code, supplier_id, price, priced_on
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (goods_id text, area_code text, supplier_id text, price float8, priced_on date)
    on conflict (goods_id, area_code, supplier_id)
      do update set price = excluded.price, priced_on = excluded.priced_on`);
}

/**
 * Writes checked prices, all of them or none, with their goods and suppliers. Goods, area and supplier
 * together have one price: the latest. Returns the outcomes in the order given.
 */
export function writePrices(
  queries: Queries,
  prices: readonly GoodsPrice[],
  isSample = false,
): Promise<readonly PriceOutcome[]> {
  return queries.transaction(async (transaction) => {
    if (prices.length === 0) return [];
    await transaction.execute(sql`select pg_advisory_xact_lock(${PRICE_LOCK})`);
    const all = prices.map(quotationOf);
    const quotations = isSample ? await withoutImported(transaction, all) : all;
    const tree = areaTree(await readAreas(transaction));
    const { days, areasOf } = await held(transaction, [...new Set(quotations.map((each) => each.goodsId))]);
    const latest = new Map<string, Quotation>();
    const outcomes = quotations.map((each): PriceOutcome => {
      const key = keyOf(each);
      const before = latest.get(key)?.row.pricedOn ?? days.get(key);
      if (before !== undefined && before > each.row.pricedOn) return "older";
      latest.set(key, each);
      return before === undefined ? "added" : "updated";
    });
    const taken = [...latest.values()];
    if (taken.length === 0) return outcomes;
    await writeSuppliers(transaction, taken);
    await writeGoods(transaction, taken, { areasOf, tree }, isSample);
    await writeQuotations(transaction, taken);
    return outcomes;
  });
}
