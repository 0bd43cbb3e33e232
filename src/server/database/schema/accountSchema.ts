import {
  bigint,
  bigserial,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";

const at = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable("users", {
  id: bigserial({ mode: "number" }).primaryKey(),
  /** What one signs in with, as `accountKey` folds it. */
  account: text().notNull().unique(),
  /** As a person wants to be called. */
  name: text().notNull(),
  company: text(),
  city: text(),
  email: text(),
  /** argon2id as PHC text. */
  passwordHash: text("password_hash").notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
});

/**
 * session: a browser. access: a bearer token. authcode: a way from one browser into another. reset: a new password.
 * download: a file, once.
 */
export type GrantKind = "session" | "access" | "authcode" | "reset" | "download";

/** Whatever opens something for somebody. Of its secret only the SHA-256 is kept, so a stolen dump opens nothing. */
export const grants = pgTable(
  "grants",
  {
    hash: text().primaryKey(),
    kind: text().$type<GrantKind>().notNull(),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What it was made from, and ends with. */
    parent: text().references((): AnyPgColumn => grants.hash, { onDelete: "cascade" }),
    /** The address that an authcode is bound to, or what a download holds. */
    dest: text(),
    /** Of a session: browser and system, by which its owner tells it from the others. */
    label: text(),
    createdAt: at("created_at").notNull().defaultNow(),
    usedAt: at("used_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    index("grants_user").on(table.userId),
    index("grants_parent").on(table.parent),
    index("grants_expires").on(table.expiresAt),
  ],
);

/** Counts of tries, as rate-limiter-flexible keeps them. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});
