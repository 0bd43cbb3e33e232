import { isNotNull, or, sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Feedback } from "#api/contract/feedback.ts";
import type { RelatedComponent } from "#api/contract/resources.ts";
import type { Track } from "#api/contract/tracks.ts";
import type { PropertyDefinition } from "#api/contract/dataStandards.ts";

/** Where a record came from. A reload of the catalogue replaces what it brought itself and nothing else. */
export type Origin = "generated" | "bundled" | "imported";

export const brands = pgTable("brands", {
  code: text().primaryKey(),
  name: text().notNull(),
  url: text(),
});

/** Whom to ask about the products of a brand. */
export const suppliers = pgTable("suppliers", {
  id: text().primaryKey(),
  brandCode: text("brand_code")
    .notNull()
    .unique()
    .references(() => brands.code),
  name: text().notNull(),
  contactUserName: text("contact_user_name").notNull(),
  contactMobile: text("contact_mobile").notNull(),
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
    index("products_category_brand").on(table.categoryCode, table.brandCode),
    index("products_series").on(table.seriesId),
  ],
);

/** One value of one product, in the column of its data type. A figure that is not stated has no row. */
export const productPropertyValues = pgTable(
  "product_property_values",
  {
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    propertyCode: text("property_code").notNull(),
    number: doublePrecision(),
    text: text(),
    enumCode: text("enum_code"),
    bool: boolean(),
    rangeFrom: doublePrecision("range_from"),
    rangeTo: doublePrecision("range_to"),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.propertyCode] }),
    index("product_property_values_enum")
      .on(table.propertyCode, table.enumCode)
      .where(isNotNull(table.enumCode)),
    check(
      "product_property_values_one_kind",
      sql`num_nonnulls(${table.number}, ${table.text}, ${table.enumCode}, ${table.bool}) + (${or(
        isNotNull(table.rangeFrom),
        isNotNull(table.rangeTo),
      )})::int = 1`,
    ),
  ],
);

/**
 * One measured quantity over flow at one setting of a product. The points stand as they were listed, flow in m³/h and
 * values in the quantity's unit (domain/curve).
 */
export const productCurves = pgTable(
  "product_curves",
  {
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Order in the product, the main setting first. */
    position: integer().notNull(),
    /** A `CurveQuantity` of the domain, such as totalPressure or head. */
    quantity: text().notNull(),
    /** Which set of a double-speed fan or which tap; null where the product has one set. */
    setting: text(),
    /** r/min; null where the source names none. */
    rotationalSpeed: doublePrecision("rotational_speed"),
    /** False for taps and power-limited lines, which no affinity law describes. */
    isScalable: boolean("is_scalable").notNull(),
    flows: doublePrecision().array().notNull(),
    values: doublePrecision().array().notNull(),
    /** The curve as it was fitted when it was written, as the domain packs it; null where no fit is possible. */
    fit: jsonb().$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** A BIM component of a product: a file that some versions of one program open. */
export const productComponents = pgTable(
  "product_components",
  {
    id: text().primaryKey(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Without its dot: gac, rfa. */
    suffix: text().notNull(),
    softwareCode: text("software_code").notNull(),
    softwareName: text("software_name").notNull(),
    /** Ascending. */
    softwareVersions: text("software_versions").array().notNull(),
    platformCode: text("platform_code").$type<RelatedComponent["platformCode"]>().notNull(),
    publicComponentId: text("public_component_id").notNull(),
    componentFamilyTypeName: text("component_family_type_name"),
    softwareCategoryName: text("software_category_name"),
    sortIndex: integer("sort_index").notNull(),
  },
  (table) => [index("product_components_product").on(table.productId, table.sortIndex)],
);

/** A drawing of a product. */
export const cadBlocks = pgTable(
  "cad_blocks",
  {
    id: text().primaryKey(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Without its dot: dwg. */
    suffix: text().notNull(),
  },
  (table) => [index("cad_blocks_product").on(table.productId)],
);

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
