import { boolean, index, integer, json, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { MaterialDefinition } from "#domain/desk/materials/Material.ts";
import type { Keyed } from "#domain/base/keyed.ts";

/** The standard material library: designations and sizes, not products of manufacturers. */
export const materialCategories = pgTable("material_categories", {
  code: text().primaryKey(),
  /** `null`: a top category, which holds only categories. */
  parentCode: text("parent_code"),
  name: text().notNull(),
  position: integer().notNull(),
});

export const materialDefinitions = pgTable(
  "material_definitions",
  {
    categoryCode: text("category_code")
      .notNull()
      .references(() => materialCategories.code, { onDelete: "cascade" }),
    code: text().notNull(),
    name: text().notNull(),
    dataType: text("data_type").$type<MaterialDefinition["dataType"]>().notNull(),
    unitSymbol: text("unit_symbol"),
    isSearch: boolean("is_search").notNull(),
    enumValues: json("enum_values").$type<MaterialDefinition["enumValues"]>().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryCode, table.code] })],
);

export const materials = pgTable(
  "materials",
  {
    id: text().primaryKey(),
    categoryCode: text("category_code")
      .notNull()
      .references(() => materialCategories.code, { onDelete: "cascade" }),
    name: text().notNull(),
    /** 规格型号: the designation with its size. */
    specification: text().notNull(),
    /** The standard that defines the designation; `null` if none does. */
    standard: text(),
    /** Unit of quantities: m, 个. */
    unit: text().notNull(),
    /** Source with which the figures were checked; `null` if they were not, and are labelled 待核对. */
    verifiedBy: text("verified_by"),
    source: text().notNull(),
    values: jsonb().$type<Keyed<number | string>>().notNull(),
    /** Order within the category: by size, as in the standard. */
    position: integer().notNull(),
  },
  (table) => [index("materials_category").on(table.categoryCode, table.position)],
);
