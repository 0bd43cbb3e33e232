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

/** Where a record came from. A reload of the catalogue replaces what it brought itself and nothing else. */
export type Origin = "generated" | "bundled" | "imported";

export const brands = pgTable("brands", {
  code: text().primaryKey(),
  name: text().notNull(),
  url: text(),
});

/** Whom to ask: about the products of a brand, or about goods that they quote a price for. */
export const suppliers = pgTable("suppliers", {
  id: text().primaryKey(),
  /** Of a maker. */
  brandCode: text("brand_code")
    .unique()
    .references(() => brands.code),
  name: text().notNull(),
  /** Null where a price list names none. */
  contactUserName: text("contact_user_name"),
  contactMobile: text("contact_mobile"),
  /** Nobody is reached there: labelled 示例数据. */
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

/** A property means the same everywhere, but each category shows, groups and filters it in its own way. */
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
    /** Figures of no manufacturer: labelled 示例数据 wherever a person sees them. */
    isSample: boolean("is_sample").notNull(),
    origin: text().$type<Origin>().notNull(),
    /** The generator, or the source with its licence, for a person to read. */
    source: text().notNull(),
  },
  (table) => [
    // The order in which a category is read, a page at a time.
    index("products_category_id").on(table.categoryCode, sql`${table.id} collate "C"`),
    index("products_series").on(table.seriesId),
  ],
);

/**
 * What a product states, a row a product: one for each of some twenty values and one for each curve take four times
 * the room. The JSON is text, which holds a rounded figure in fewer bytes than a number does.
 */
export const productSheets = pgTable(
  "product_sheets",
  {
    productId: text("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    /** By property code; a figure that is not stated has no entry. */
    values: json().$type<Keyed<SheetValue>>().notNull(),
    /** In the order of the product, its main setting first. */
    curves: json().$type<readonly CurveSet[]>().notNull(),
    /** SHA-256 of what acts of them, in hex; null in what was written before records had one, until a load gives it. */
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
 * Records that others have taken the place of, so that it can be told what of a product has changed since an address of its
 * verdict was written. No reference to the product: every load takes the bundled ones away and writes them anew.
 */
export const supersededRecords = pgTable(
  "superseded_records",
  {
    recordHash: text("record_hash").primaryKey(),
    productId: text("product_id").notNull(),
    /** The canonical JSON that the hash is of, sign by sign. */
    record: json().$type<ProductRecord>().notNull(),
    /** Last: a record may come back, and be superseded again. */
    supersededAt: timestamp("superseded_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("superseded_records_product").on(table.productId),
    index("superseded_records_at").on(table.supersededAt),
  ],
);

/**
 * Which products a step from one revision of a category to the next has added, changed or taken away: whoever holds the
 * former state reads these and no other. A step that is not here, such as a load, has changed the whole category.
 */
export const catalogueSteps = pgTable("catalogue_steps", {
  /** The revision that was left; a category leaves each but once. */
  former: text().primaryKey(),
  /** The one that was reached. */
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
    /** The visitor's clock, which may be wrong; `receivedAt` is ours. */
    at: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
    properties: jsonb().$type<Track["properties"]>().notNull(),
  },
  (table) => [index("tracks_event_received").on(table.event, table.receivedAt)],
);

/** What visitors told us, rated or written. */
export const feedback = pgTable(
  "feedback",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    visitorId: text("visitor_id").notNull(),
    type: text().$type<Feedback["type"]>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    mobile: text(),
    /** 0.5 to 5; null where nothing was rated. */
    score: doublePrecision(),
    classificationCode: text("classification_code"),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("feedback_visitor_received").on(table.visitorId, table.receivedAt)],
);

/** Who has answered or closed the rating of which classification. It outlives a reload of the catalogue. */
export const feedbackVisits = pgTable(
  "feedback_visits",
  {
    visitorId: text("visitor_id").notNull(),
    classificationCode: text("classification_code").notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.classificationCode] })],
);

/** What is known of the catalogue as a whole, such as the version that was loaded last. */
export const catalogueMeta = pgTable("catalogue_meta", {
  key: text().primaryKey(),
  value: text().notNull(),
});
