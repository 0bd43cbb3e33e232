import { sql } from "drizzle-orm";
import { boolean, check, customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Origin } from "./schema.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/**
 * Manuals, where their bytes are: in a file that the program brings along, or in `document_parts`. Brand and series may
 * go and come with the catalogue, so they are no references.
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
    /** In the program's folder of documents; `null`: the bytes are in `document_parts`. */
    fileName: text("file_name"),
    isSample: boolean("is_sample").notNull(),
    origin: text().$type<Origin>().notNull(),
    /** Where it comes from and under which licence, for a person to read. */
    source: text().notNull(),
  },
  (table) => [index("documents_category").on(table.categoryCode), index("documents_digest").on(table.digest)],
);

/**
 * The text of contents, page by page, as the reader searches it. A content of which nothing can be read has one page 0
 * without a word, so that nobody reads it again.
 */
export const documentPages = pgTable(
  "document_pages",
  {
    digest: text().notNull(),
    page: integer().notNull(),
    /** As it is searched. */
    text: text().notNull(),
    /** The same signs as they are written. */
    written: text().notNull(),
    /** Where each line begins. */
    lines: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.digest, table.page] }),
    check("document_pages_page", sql`${table.page} >= 0`),
  ],
);

/** Contents, by their digest, in slices: a range of a large file is read without the rest of it. */
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
