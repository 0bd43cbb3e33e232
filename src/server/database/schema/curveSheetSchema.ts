import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { SheetHead } from "#domain/catalogue/tracing/keptSheet.ts";
import { users } from "./accountSchema.ts";
import { libraryImports, ownProducts } from "./librarySchema.ts";

/**
 * What was read from a manual's page, for each product of it: rows are only added, so that a correction keeps the state
 * before it. The product stands at the state of its own import; an import that was undone leaves its state listed.
 */
export const curveSheets = pgTable(
  "own_curve_sheets",
  {
    productId: text("product_id")
      .notNull()
      .references(() => ownProducts.id, { onDelete: "cascade" }),
    /** Counts the states of a product from 1. */
    state: integer().notNull(),
    importId: uuid("import_id")
      .notNull()
      .references(() => libraryImports.id, { onDelete: "cascade" }),
    head: jsonb().$type<SheetHead>().notNull(),
    /** As `keptSheetText` writes it. */
    content: text().notNull(),
    madeBy: bigint("made_by", { mode: "number" }).references(() => users.id, { onDelete: "set null" }),
    /** The name of then. */
    person: text().notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.state] }),
    index("own_curve_sheets_import").on(table.importId),
    index("own_curve_sheets_made_by").on(table.madeBy),
    check("own_curve_sheets_state", sql`${table.state} > 0`),
  ],
);
