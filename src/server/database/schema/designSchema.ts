import { boolean, index, integer, json, pgTable, text } from "drizzle-orm/pg-core";
import type { DesignContent, DesignKind } from "#domain/things/design/Design.ts";

/**
 * Modules, templates, practices and scenes. Their products and materials may be added and removed, so there
 * is no foreign key.
 */
export const designs = pgTable(
  "designs",
  {
    id: text().primaryKey(),
    kind: text().$type<DesignKind>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    feature: text(),
    form: text(),
    /** JSON as text keeps the order of keys: pictures are cached by it. */
    content: json().$type<DesignContent>().notNull(),
    source: text().notNull(),
    isSample: boolean("is_sample").notNull(),
    position: integer().notNull(),
  },
  (table) => [index("designs_kind").on(table.kind, table.position)],
);
