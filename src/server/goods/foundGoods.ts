import { sql } from "drizzle-orm";
import { goods } from "../database/schema/goodsSchema.ts";

export type FoundGoods = Omit<typeof goods.$inferSelect, "values" | "searchText" | "keys" | "sortKey">;

/** Columns of found goods. */
export const FOUND_GOODS = {
  id: goods.id,
  categoryCode: goods.categoryCode,
  name: goods.name,
  specification: goods.specification,
  brandName: goods.brandName,
  model: goods.model,
  unit: goods.unit,
  isSample: goods.isSample,
};

/** The line of the search text that holds a field, as domain/products/goods writes it. */
const LINE_OF = { brand: 3, model: 4 } as const;

/** A field as it is searched for: compact, without spaces and signs. */
export const searchedField = (field: keyof typeof LINE_OF) =>
  sql<string>`split_part(${goods.searchText}, chr(10), ${LINE_OF[field]}::int)`;
