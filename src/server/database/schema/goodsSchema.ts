import { isNotNull, sql } from "drizzle-orm";
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { Keyed } from "#domain/base/keyed.ts";
import type { SheetValue } from "./ProductSheet.ts";
import { suppliers } from "./schema.ts";

/** Administrative divisions: the country, provinces, cities. */
export const areas = pgTable("areas", {
  code: text().primaryKey(),
  name: text().notNull(),
  parentCode: text("parent_code").references((): AnyPgColumn => areas.code),
  position: integer().notNull(),
});

/** Goods with prices. Their category may be one of products or of materials, or none. */
export const goods = pgTable(
  "goods",
  {
    id: text().primaryKey(),
    categoryCode: text("category_code"),
    name: text().notNull(),
    specification: text().notNull(),
    brandName: text("brand_name"),
    model: text(),
    unit: text().notNull(),
    /** By property code. */
    values: jsonb().$type<Keyed<SheetValue>>().notNull(),
    /** Names in the form that a search compares, one per line (domain/products/goods). */
    searchText: text("search_text").notNull(),
    /** Index terms: pairs of characters, values, classes of figures, and the areas of prices. */
    keys: text().array().notNull(),
    /** Real goods before samples, and sizes in order. */
    sortKey: text("sort_key").notNull(),
    isSample: boolean("is_sample").notNull(),
  },
  (table) => [
    index("goods_order").on(sql`${table.sortKey} collate "C"`, sql`${table.id} collate "C"`),
    index("goods_category_order").on(
      table.categoryCode,
      sql`${table.sortKey} collate "C"`,
      sql`${table.id} collate "C"`,
    ),
    index("goods_keys").using("gin", table.keys),
  ],
);

export const goodsPrices = pgTable(
  "goods_prices",
  {
    goodsId: text("goods_id")
      .notNull()
      .references(() => goods.id, { onDelete: "cascade" }),
    areaCode: text("area_code")
      .notNull()
      .references(() => areas.code),
    /** Null for samples: the price of each sample supplier is computed from this one on request. */
    supplierId: text("supplier_id").references(() => suppliers.id),
    /** Yuan, tax included. */
    price: doublePrecision().notNull(),
    pricedOn: date("priced_on", { mode: "string" }).notNull(),
  },
  (table) => [
    unique("goods_prices_quotation").on(table.goodsId, table.areaCode, table.supplierId).nullsNotDistinct(),
    // Deleting a supplier has to check for rows that refer to it.
    index("goods_prices_supplier").on(table.supplierId).where(isNotNull(table.supplierId)),
  ],
);
