import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { Keyed } from "#domain/base/keyed.ts";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import type { LibraryAct } from "#domain/desk/library/ownProducts.ts";
import type { Role } from "#domain/desk/project/projectRoles.ts";
import { users } from "./accountSchema.ts";
import { membersTable, removalsTable } from "./memberTables.ts";
import type { ImportRunCounts } from "./operatorSchema.ts";
import type { CurveSet, SheetValue } from "./ProductSheet.ts";
import { categories, type Origin } from "./schema.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });
const userId = (name: string) => bigint(name, { mode: "number" });

/** Libraries of own products of a person or a team; only members see them. */
export const libraries = pgTable("libraries", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** The user whose personal library it is, created at its first use; null for a team's library. */
  personalOf: userId("personal_of")
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Counts changes of the library itself. */
  version: integer().notNull().default(1),
  /** Number of changes to its products, by which a cache of them is checked. */
  revision: bigint({ mode: "number" }).notNull().default(0),
  createdAt: at("created_at").notNull().defaultNow(),
  /** Deleted libraries can be restored for thirty days. */
  deletedAt: at("deleted_at"),
});

const libraryId = () =>
  uuid("library_id")
    .notNull()
    .references(() => libraries.id, { onDelete: "cascade" });

export const libraryMembers = membersTable("library", () => libraries.id);
export const libraryRemovals = removalsTable("library", () => libraries.id);

/** Links to join a library. Only the SHA-256 of a link's secret is stored. */
export const libraryLinks = pgTable(
  "library_links",
  {
    id: uuid().primaryKey().defaultRandom(),
    libraryId: libraryId(),
    role: text().$type<Exclude<Role, "owner">>().notNull(),
    hash: text().notNull().unique(),
    createdBy: userId("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: at("created_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
    /** Only the first person can use it. */
    isForOne: boolean("is_for_one").notNull().default(false),
    usedBy: userId("used_by").references(() => users.id, { onDelete: "set null" }),
    usedAt: at("used_at"),
  },
  (table) => [index("library_links_library").on(table.libraryId)],
);

/** Files that members imported, each with the results for its products. */
export const libraryImports = pgTable(
  "library_imports",
  {
    id: uuid().primaryKey().defaultRandom(),
    libraryId: libraryId(),
    fileName: text("file_name").notNull(),
    startedBy: userId("started_by").references(() => users.id, { onDelete: "set null" }),
    startedAt: at("started_at").notNull().defaultNow(),
    /** Null while products are still being sent. */
    endedAt: at("ended_at"),
    /** Number of written batches: a repeated batch is written once. */
    batches: integer().notNull().default(0),
    counts: jsonb().$type<ImportRunCounts & { readonly kept: number }>().notNull(),
    /** Number of all remarks; only the first ones are stored. */
    remarkCount: integer("remark_count").notNull().default(0),
    remarks: jsonb().$type<readonly ImportRemark[]>().notNull(),
    undoneAt: at("undone_at"),
  },
  (table) => [index("library_imports_library").on(table.libraryId, table.startedAt)],
);

/**
 * The next four tables have the columns of `brands`, `productSeries`, `products` and `productSheets`, so that the
 * same queries serve own and public products. They are separate tables, so that no query of public products can
 * return own ones.
 */
export const ownBrands = pgTable(
  "own_brands",
  {
    /** Unique to the library. */
    code: text().primaryKey(),
    libraryId: libraryId(),
    name: text().notNull(),
    url: text(),
    /** The public brand of the same name, under which its products are listed and counted. */
    publicCode: text("public_code"),
  },
  (table) => [index("own_brands_library").on(table.libraryId)],
);

export const ownSeries = pgTable(
  "own_series",
  {
    id: text().primaryKey(),
    libraryId: libraryId(),
    categoryCode: text("category_code")
      .notNull()
      .references(() => categories.code),
    brandCode: text("brand_code")
      .notNull()
      .references(() => ownBrands.code),
    name: text().notNull(),
  },
  (table) => [index("own_series_library").on(table.libraryId), index("own_series_brand").on(table.brandCode)],
);

export const ownProducts = pgTable(
  "own_products",
  {
    /** See `ownProductId`. */
    id: text().primaryKey(),
    categoryCode: text("category_code")
      .notNull()
      .references(() => categories.code),
    brandCode: text("brand_code")
      .notNull()
      .references(() => ownBrands.code),
    seriesId: text("series_id").references(() => ownSeries.id),
    name: text().notNull(),
    model: text().notNull(),
    imageUrl: text("image_url"),
    isSample: boolean("is_sample").notNull().default(false),
    origin: text().$type<Origin>().notNull().default("imported"),
    source: text().notNull(),
    libraryId: libraryId(),
    /** Drafts are only visible in the library; searches and selections skip them. */
    isDraft: boolean("is_draft").notNull(),
    /** The import that wrote it last. */
    importId: uuid("import_id").references(() => libraryImports.id, { onDelete: "set null" }),
    /** Whether somebody has released or withdrawn it since; undoing the import then leaves it unchanged. */
    isMarkedSince: boolean("is_marked_since").notNull().default(false),
    changedBy: userId("changed_by").references(() => users.id, { onDelete: "set null" }),
    changedAt: at("changed_at").notNull().defaultNow(),
  },
  (table) => [
    index("own_products_library").on(table.libraryId, table.categoryCode, sql`${table.id} collate "C"`),
    index("own_products_key").on(table.libraryId, table.categoryCode, table.brandCode, table.model),
    index("own_products_import").on(table.importId),
    index("own_products_series").on(table.seriesId),
    index("own_products_brand").on(table.brandCode),
    index("own_products_changed_by").on(table.changedBy),
  ],
);

export const ownProductSheets = pgTable(
  "own_product_sheets",
  {
    productId: text("product_id")
      .primaryKey()
      .references(() => ownProducts.id, { onDelete: "cascade" }),
    values: json().$type<Keyed<SheetValue>>().notNull(),
    curves: json().$type<readonly CurveSet[]>().notNull(),
    recordHash: text("record_hash"),
  },
  (table) => [
    check(
      "own_product_sheets_form",
      sql`json_typeof(${table.values}) = 'object' and json_typeof(${table.curves}) = 'array'`,
    ),
  ],
);

/** The former state of each product that an import wrote, to undo the import as a whole. */
export const libraryImported = pgTable(
  "library_imported",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => libraryImports.id, { onDelete: "cascade" }),
    productId: text("product_id").notNull(),
    /** The product and its sheet as they were; null for one that the import added. */
    before: jsonb().$type<OwnProductBefore>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.productId] })],
);
export interface OwnProductBefore {
  readonly product: typeof ownProducts.$inferSelect;
  /** Null for a product without any figure. */
  readonly sheet: typeof ownProductSheets.$inferSelect | null;
}

/** Products of the catalogue that an operator published from a library. */
export const publishedProducts = pgTable(
  "published_products",
  {
    /** The product's id in the catalogue. Not a foreign key, because a reload replaces rows. */
    productId: text("product_id").primaryKey(),
    libraryId: libraryId(),
  },
  (table) => [index("published_products_library").on(table.libraryId)],
);

/** Record of changes to a library. Rows are only added; the name of a deleted account stays. */
export const libraryActs = pgTable(
  "library_acts",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    libraryId: libraryId(),
    at: at("at").notNull().defaultNow(),
    userId: userId("user_id").references(() => users.id, { onDelete: "set null" }),
    userName: text("user_name").notNull(),
    act: text().$type<LibraryAct>().notNull(),
    /** The file, member, name or number of products that it concerned. */
    about: text().notNull().default(""),
  },
  (table) => [index("library_acts_library").on(table.libraryId, table.id)],
);
