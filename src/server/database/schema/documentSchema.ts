import { sql } from "drizzle-orm";
import { boolean, check, customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Origin } from "./schema.ts";

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/**
 * Manuals, with their bytes in a bundled file or in `document_parts`. A load of the catalogue removes and
 * restores brands and series, so they are no references.
 */
export const documents = pgTable(
  "documents",
  {
    id: text().primaryKey(),
    title: text().notNull(),
    categoryCode: text("category_code"),
    brandCode: text("brand_code"),
    seriesId: text("series_id"),
    language: text().notNull(),
    pageCount: integer("page_count").notNull(),
    byteSize: integer("byte_size").notNull(),
    /** SHA-256 of the content, hex. */
    digest: text().notNull(),
    /** In the program's folder of documents; `null` if the bytes are in `document_parts`. */
    fileName: text("file_name"),
    isSample: boolean("is_sample").notNull(),
    origin: text().$type<Origin>().notNull(),
    /** Origin and licence, for a person to read. */
    source: text().notNull(),
  },
  (table) => [index("documents_category").on(table.categoryCode), index("documents_digest").on(table.digest)],
);

/**
 * The text of contents, page by page, as it is searched. An unreadable content has one page 0 without text,
 * so that it is not read again.
 */
export const documentPages = pgTable(
  "document_pages",
  {
    digest: text().notNull(),
    page: integer().notNull(),
    /** Normalised for the search. */
    text: text().notNull(),
    /** The same characters as they are written in the document. */
    written: text().notNull(),
    lines: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.digest, table.page] }),
    check("document_pages_page", sql`${table.page} >= 0`),
  ],
);

/** Contents by digest, in slices: a range of a large file is read without the rest. */
export const documentParts = pgTable(
  "document_parts",
  {
    digest: text().notNull(),
    part: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.digest, table.part] }),
    check("document_parts_part", sql`${table.part} >= 0`),
  ],
);
