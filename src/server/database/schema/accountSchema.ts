import {
  bigint,
  bigserial,
  boolean,
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
  /** The name to sign in with, as `accountKey` normalises it. */
  account: text().notNull().unique(),
  /** Display name of the user. */
  name: text().notNull(),
  company: text(),
  city: text(),
  email: text(),
  /** argon2id as PHC text. */
  passwordHash: text("password_hash").notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
  signedInAt: at("signed_in_at"),
  /** Whether the user may use the operators' pages; given and taken by `npm run account`. */
  isOperator: boolean("is_operator").notNull().default(false),
  /** Since when the account is locked: none of its grants is in force, and it cannot sign in. */
  lockedAt: at("locked_at"),
  /** Reason that the account's owner is shown. */
  lockReason: text("lock_reason"),
});

/**
 * session: a browser. access: a bearer token. authcode: signs in another browser. reset: a new password.
 * download: a file, once.
 */
export type GrantKind = "session" | "access" | "authcode" | "reset" | "download";

/**
 * Everything that gives a user access. Only the SHA-256 of a secret is stored, so a stolen dump gives no
 * access.
 */
export const grants = pgTable(
  "grants",
  {
    hash: text().primaryKey(),
    kind: text().$type<GrantKind>().notNull(),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The grant that this one was made from; it ends with that grant. */
    parent: text().references((): AnyPgColumn => grants.hash, { onDelete: "cascade" }),
    /** The address to which an authcode is bound, or the content of a download. */
    dest: text(),
    /** For a session: browser and system, by which its owner recognises it. */
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

/** Counts of tries, in the form of rate-limiter-flexible. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});
