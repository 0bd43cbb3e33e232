import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accountSchema.ts";
import { bytes } from "./documentSchema.ts";
import { libraries, libraryImports } from "./librarySchema.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Manuals that members added to a library. They have separate tables, so that no query of public manuals can
 * return them. The content is stored for each manual separately, so that nothing reveals who else has the same
 * file.
 */
export const ownDocuments = pgTable(
  "own_documents",
  {
    /** See `ownProductId`. */
    id: text().primaryKey(),
    libraryId: uuid("library_id")
      .notNull()
      .references(() => libraries.id, { onDelete: "cascade" }),
    title: text().notNull(),
    byteSize: integer("byte_size").notNull(),
    /** The following three are null until all bytes have been sent. */
    pageCount: integer("page_count"),
    /** SHA-256 of the content, hex. */
    digest: text(),
    endedAt: at("ended_at"),
    addedBy: bigint("added_by", { mode: "number" }).references(() => users.id, { onDelete: "set null" }),
    addedAt: at("added_at").notNull().defaultNow(),
  },
  (table) => [
    index("own_documents_library").on(table.libraryId, table.addedAt),
    index("own_documents_added_by").on(table.addedBy),
  ],
);

const documentId = () =>
  text("document_id")
    .notNull()
    .references(() => ownDocuments.id, { onDelete: "cascade" });

/** The manual from which the products of an import were read. */
export const importManuals = pgTable(
  "library_import_manuals",
  {
    importId: uuid("import_id")
      .primaryKey()
      .references(() => libraryImports.id, { onDelete: "cascade" }),
    manualId: text("manual_id")
      .notNull()
      .references(() => ownDocuments.id, { onDelete: "cascade" }),
  },
  (table) => [index("library_import_manuals_manual").on(table.manualId)],
);

/** Like `documentPages`; a manual without text has one page 0. */
export const ownDocumentPages = pgTable(
  "own_document_pages",
  {
    documentId: documentId(),
    page: integer().notNull(),
    text: text().notNull(),
    written: text().notNull(),
    lines: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.page] }),
    check("own_document_pages_page", sql`${table.page} >= 0`),
  ],
);

/** Like `documentParts`. */
export const ownDocumentParts = pgTable(
  "own_document_parts",
  {
    documentId: documentId(),
    part: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.part] }),
    check("own_document_parts_part", sql`${table.part} >= 0`),
  ],
);
