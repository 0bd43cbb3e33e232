import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Feedback } from "#api/contract/feedback.ts";
import type { Track } from "#api/contract/tracks.ts";
import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { Keyed } from "#domain/base/keyed.ts";
import type { CurveSet, ProductRecord, SheetValue } from "./ProductSheet.ts";

/** Origin of a record. A reload of the catalogue replaces only the records that it brought itself. */
export type Origin = "generated" | "bundled" | "imported";

export const brands = pgTable("brands", {
  code: text().primaryKey(),
  name: text().notNull(),
  url: text(),
});

/** Contacts for the products of a brand, or for goods with a price from them. */
export const suppliers = pgTable("suppliers", {
  id: text().primaryKey(),
  /** For a manufacturer. */
  brandCode: text("brand_code")
    .unique()
    .references(() => brands.code),
  name: text().notNull(),
  /** Null if a price list states none. */
  contactUserName: text("contact_user_name"),
  contactMobile: text("contact_mobile"),
  /** A contact that reaches nobody: labelled 示例数据. */
  isSample: boolean("is_sample").notNull(),
});

export const categories = pgTable("categories", {
  code: text().primaryKey(),
  name: text().notNull(),
  isSelectionEnable: boolean("is_selection_enable").notNull(),
  isNew: boolean("is_new").notNull(),
  isCanRelateResources: boolean("is_can_relate_resources").notNull(),
  isPriceCondition: boolean("is_price_condition").notNull(),
});

/**
 * A property has the same meaning everywhere, but each category shows, groups and filters it in its own way.
 */
export const propertyDefinitions = pgTable(
  "property_definitions",
  {
    categoryCode: text("category_code")
      .notNull()
      .references(() => categories.code),
    code: text().notNull(),
    name: text().notNull(),
    dataType: text("data_type").$type<PropertyDefinition["dataType"]>().notNull(),
    unitSymbol: text("unit_symbol"),
    groupCode: text("group_code"),
    groupName: text("group_name"),
    isPerformanceFilter: boolean("is_performance_filter").notNull(),
    isListDisplay: boolean("is_list_display").notNull(),
    isCustomSort: boolean("is_custom_sort").notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryCode, table.code] })],
);

export const propertyEnumValues = pgTable(
  "property_enum_values",
  {
    categoryCode: text("category_code").notNull(),
    propertyCode: text("property_code").notNull(),
    code: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryCode, table.propertyCode, table.code] }),
    foreignKey({
      name: "property_enum_values_definition_fk",
      columns: [table.categoryCode, table.propertyCode],
      foreignColumns: [propertyDefinitions.categoryCode, propertyDefinitions.code],
    }).onDelete("cascade"),
  ],
);

export const productSeries = pgTable("product_series", {
  id: text().primaryKey(),
  categoryCode: text("category_code")
    .notNull()
    .references(() => categories.code),
  brandCode: text("brand_code")
    .notNull()
    .references(() => brands.code),
  name: text().notNull(),
});

export const products = pgTable(
  "products",
  {
    id: text().primaryKey(),
    categoryCode: text("category_code")
      .notNull()
      .references(() => categories.code),
    brandCode: text("brand_code")
      .notNull()
      .references(() => brands.code),
    seriesId: text("series_id").references(() => productSeries.id),
    name: text().notNull(),
    model: text().notNull(),
    imageUrl: text("image_url"),
    /** Figures of no real manufacturer: labelled 示例数据 wherever they are shown. */
    isSample: boolean("is_sample").notNull(),
    origin: text().$type<Origin>().notNull(),
    /** The generator, or the source with its licence, for a person to read. */
    source: text().notNull(),
  },
  (table) => [
    // The order in which a category is read, page by page.
    index("products_category_id").on(table.categoryCode, sql`${table.id} collate "C"`),
    index("products_series").on(table.seriesId),
  ],
);

/**
 * Values and curves of a product, in one row: a row for each of some twenty values and each curve takes four
 * times the space. The JSON is text, which stores a rounded figure in fewer bytes than a number.
 */
export const productSheets = pgTable(
  "product_sheets",
  {
    productId: text("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    /** By property code; a figure that is not stated has no entry. */
    values: json().$type<Keyed<SheetValue>>().notNull(),
    /** In the product's order, main setting first. */
    curves: json().$type<readonly CurveSet[]>().notNull(),
    /** SHA-256 of the part that affects results, in hex; null in older rows, until a load sets it. */
    recordHash: text("record_hash"),
  },
  (table) => [
    check(
      "product_sheets_form",
      sql`json_typeof(${table.values}) = 'object' and json_typeof(${table.curves}) = 'array'`,
    ),
  ],
);

/**
 * Replaced records, to tell which figures of a product have changed since a result link was written. There is
 * no reference to the product, because every load deletes and rewrites the bundled products.
 */
export const supersededRecords = pgTable(
  "superseded_records",
  {
    recordHash: text("record_hash").primaryKey(),
    productId: text("product_id").notNull(),
    /** The canonical JSON from which the hash is made, character by character. */
    record: json().$type<ProductRecord>().notNull(),
    /** The last time: a record may return and be replaced again. */
    supersededAt: timestamp("superseded_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("superseded_records_product").on(table.productId),
    index("superseded_records_at").on(table.supersededAt),
  ],
);

/**
 * Products that were added, changed or removed between two successive revisions of a category: a node with
 * the former state reads only these. A step that is not stored, such as a load, has changed the whole
 * category.
 */
export const catalogueSteps = pgTable("catalogue_steps", {
  /** The former revision; a category leaves each one only once. */
  former: text().primaryKey(),
  /** The new revision. */
  revision: text().notNull(),
  productIds: text("product_ids").array().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const tracks = pgTable(
  "tracks",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    event: text().$type<Track["event"]>().notNull(),
    platform: text().$type<Track["platform"]>().notNull(),
    /** The visitor's clock, which may be wrong; `receivedAt` is the server's. */
    at: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
    properties: jsonb().$type<Track["properties"]>().notNull(),
  },
  (table) => [index("tracks_event_received").on(table.event, table.receivedAt)],
);

/** Ratings and messages of visitors. */
export const feedback = pgTable(
  "feedback",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    visitorId: text("visitor_id").notNull(),
    type: text().$type<Feedback["type"]>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    mobile: text(),
    /** 0.5 to 5; null if nothing was rated. */
    score: doublePrecision(),
    classificationCode: text("classification_code"),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
    /** When an operator was done with it; null while it is open. */
    doneAt: timestamp("done_at", { withTimezone: true }),
    /** An operator's note. */
    note: text().notNull().default(""),
    /** Counts changes by operators. */
    version: integer().notNull().default(1),
  },
  (table) => [index("feedback_visitor_received").on(table.visitorId, table.receivedAt)],
);

/**
 * Visitors who have answered or closed the rating of a classification. The rows survive a reload of the
 * catalogue.
 */
export const feedbackVisits = pgTable(
  "feedback_visits",
  {
    visitorId: text("visitor_id").notNull(),
    classificationCode: text("classification_code").notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.classificationCode] })],
);

/** Facts about the whole catalogue, such as the version that was loaded last. */
export const catalogueMeta = pgTable("catalogue_meta", {
  key: text().primaryKey(),
  value: text().notNull(),
});
