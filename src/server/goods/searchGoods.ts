import { and, arrayContains, arrayOverlaps, eq, sql, type SQL } from "drizzle-orm";
import type { GoodsCondition } from "#domain/products/goods/GoodsCondition.ts";
import type { AreaTree } from "#domain/products/goods/areaTree.ts";
import { keysBetween } from "#domain/products/goods/figureClasses.ts";
import { pairsOf, searchWords } from "#domain/products/goods/goodsWords.ts";
import { goods } from "../database/schema/goodsSchema.ts";
import type { Queries } from "../database/queries.ts";
import { keysOfArea } from "./areaKeys.ts";
import { FOUND_GOODS, searchedField, type FoundGoods } from "./foundGoods.ts";

/** A query of the list of goods, with checked conditions. */
export interface GoodsSearch {
  readonly name: string;
  readonly categoryCode: string | null;
  readonly areaCode: string;
  readonly conditions: readonly GoodsCondition[];
}

const compact = (text: string) => searchWords(text).join("");

const bound = (end: "from" | "to", code: string) => {
  const value = sql`${goods.values} -> ${code}`;
  // For a number both ends are the number; an open end of a range is null, which `within` takes as infinite.
  return sql`case jsonb_typeof(${value}) when 'number' then (${goods.values} ->> ${code})::float8
    when 'object' then (${value} ->> ${end})::float8 end`;
};

function within({ code, from, to }: Extract<GoodsCondition, { kind: "within" }>): SQL {
  return sql`(${goods.values} -> ${code}) is not null
    and (${from}::float8 is null or coalesce(${bound("to", code)}, 'infinity') >= ${from}::float8)
    and (${to}::float8 is null or coalesce(${bound("from", code)}, '-infinity') <= ${to}::float8)`;
}

/** The index finds candidates by pairs of characters; the text itself decides. */
function isHeld({ field, text }: Extract<GoodsCondition, { kind: "holds" }>): SQL {
  return sql`position(${compact(text)} in ${searchedField(field)}) > 0`;
}

function whereOf({ name, categoryCode, areaCode, conditions }: GoodsSearch, tree: AreaTree): SQL | undefined {
  const words = searchWords(name);
  const keys = [
    ...words.flatMap(pairsOf),
    ...conditions.flatMap((condition) => {
      if (condition.kind === "is") return [condition.key];
      return condition.kind === "holds" ? pairsOf(compact(condition.text)) : [];
    }),
  ];
  return and(
    categoryCode === null ? undefined : eq(goods.categoryCode, categoryCode),
    keys.length === 0 ? undefined : arrayContains(goods.keys, [...new Set(keys)]),
    // All goods have a price somewhere in the country.
    areaCode === tree.rootCode ? undefined : arrayOverlaps(goods.keys, [...keysOfArea(areaCode, tree)]),
    ...words.map((word) => sql`position(${word} in ${goods.searchText}) > 0`),
    ...conditions.map((condition) => {
      if (condition.kind === "within") {
        const classes = keysBetween(condition.code, condition.from, condition.to);
        const isNear = classes === null ? undefined : arrayOverlaps(goods.keys, [...classes]);
        return and(isNear, within(condition));
      }
      return condition.kind === "holds" ? isHeld(condition) : undefined;
    }),
  );
}

/**
 * Up to this many matches are found first and then sorted; with more, walking in the sort order reaches the
 * first ones soon.
 */
const GATHERED = 20_000;
const IN_ORDER = [sql`${goods.sortKey} collate "C"`, sql`${goods.id} collate "C"`];
/** The same order, written so that no index matches it. */
const GATHER = [sql`(${goods.sortKey} || '') collate "C"`, sql`${goods.id} collate "C"`];

/** One page of the matching goods, in order, and the total. */
export async function searchGoods(
  queries: Queries,
  tree: AreaTree,
  search: GoodsSearch,
  page: { readonly no: number; readonly size: number },
): Promise<{ readonly found: readonly FoundGoods[]; readonly total: number }> {
  const where = whereOf(search, tree);
  const total = await queries.$count(goods, where);
  if ((page.no - 1) * page.size >= total) return { found: [], total };
  // The planner assumes that matches are evenly spread in the order, and would walk past all other rows to
  // find a few.
  const order = total <= GATHERED ? GATHER : IN_ORDER;
  const found = await queries
    .select(FOUND_GOODS)
    .from(goods)
    .where(where)
    .orderBy(...order)
    .limit(page.size)
    .offset((page.no - 1) * page.size);
  return { found, total };
}
