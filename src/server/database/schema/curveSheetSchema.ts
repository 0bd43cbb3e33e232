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
 * Readings of manual pages, for each product. Rows are only added, so that a correction keeps the earlier state.
 * The product has the state of its last import; the state of an undone import stays listed.
 */
export const curveSheets = pgTable(
  "own_curve_sheets",
  {
    productId: text("product_id")
      .notNull()
      .references(() => ownProducts.id, { onDelete: "cascade" }),
    /** Number of the state, from 1 for each product. */
    state: integer().notNull(),
    importId: uuid("import_id")
      .notNull()
      .references(() => libraryImports.id, { onDelete: "cascade" }),
    head: jsonb().$type<SheetHead>().notNull(),
    /** As `keptSheetText` writes it. */
    content: text().notNull(),
    madeBy: bigint("made_by", { mode: "number" }).references(() => users.id, { onDelete: "set null" }),
    /** The person's name at that time. */
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
