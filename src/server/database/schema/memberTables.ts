import {
  bigint,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  type PgColumn,
} from "drizzle-orm/pg-core";
import type { Role } from "#domain/desk/project/projectRoles.ts";
import { users } from "./accountSchema.ts";

/** Things that have members. */
type Shared = "project" | "library";

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();
const member = () =>
  bigint("user_id", { mode: "number" })
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const of = (kind: Shared, id: () => PgColumn) =>
  uuid(`${kind}_id`).notNull().references(id, { onDelete: "cascade" });

/** Both names have the same type. */
const named = (kind: Shared, what: string): string => `${kind}_${what}`;

/** The members of projects, or of libraries. */
export const membersTable = (kind: Shared, id: () => PgColumn) =>
  pgTable(
    named(kind, "members"),
    {
      of: of(kind, id),
      userId: member(),
      role: text().$type<Role>().notNull(),
      joinedAt: at("joined_at"),
    },
    (table) => [
      primaryKey({ columns: [table.of, table.userId] }),
      index(`${kind}_members_user`).on(table.userId),
    ],
  );

/**
 * Users whose role somebody else removed or lowered, with the time of the last such change: links made before it
 * do not restore the role.
 */
export const removalsTable = (kind: Shared, id: () => PgColumn) =>
  pgTable(named(kind, "removals"), { of: of(kind, id), userId: member(), at: at("at") }, (table) => [
    primaryKey({ columns: [table.of, table.userId] }),
    index(`${kind}_removals_user`).on(table.userId),
  ]);
