import { and, desc, eq, gt, inArray, isNull, lte, sql, type Placeholder, type SQL } from "drizzle-orm";
import { hashOfSecret, newSecret } from "./secrets.ts";
import { grants, rateLimits, users, type GrantKind } from "../database/schema/accountSchema.ts";
import { prepared } from "../database/prepared.ts";
import type { Queries } from "../database/queries.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** How long a browser stays signed in. */
export const SESSION_S = 30 * DAY_S;

const LIFE_S = {
  session: SESSION_S,
  access: 12 * HOUR_S,
  authcode: MINUTE_S,
  reset: 15 * MINUTE_S,
  download: MINUTE_S,
} as const satisfies Record<GrantKind, number>;

/** Kinds of grants that a sign-in creates; an operator's code for a new password is none of them. */
export const SIGN_IN_KINDS = [
  "session",
  "access",
  "authcode",
  "download",
] as const satisfies readonly GrantKind[];

interface GrantOf {
  readonly userId: number;
  /** Hash of the grant that this one is made from; it ends with that grant. */
  readonly parent?: string;
  readonly dest?: string;
  readonly label?: string;
  readonly lifeS?: number;
  /** A secret that a person can type; generated if absent. */
  readonly secret?: string;
}

/**
 * Creates a grant if another part of the same statement returns a row; `null` if it returns none.
 * @param counted that part, which may also change data
 */
export async function makeGrantAfter(
  queries: Queries,
  kind: GrantKind,
  { userId, parent, dest }: Required<Pick<GrantOf, "userId" | "parent" | "dest">>,
  counted: SQL,
): Promise<string | null> {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + LIFE_S[kind] * 1000).toISOString();
  // Both drivers return rows.
  const { rows } = (await queries.execute(sql`
    with counted as (${counted})
    insert into grants (hash, kind, user_id, parent, dest, expires_at)
    select ${hashOfSecret(secret)}, ${kind}, ${userId}::bigint, ${parent}, ${dest}, ${expiresAt}::timestamptz
    from counted returning hash`)) as { readonly rows: readonly unknown[] };
  return rows.length > 0 ? secret : null;
}

/** Creates a grant and returns its secret, which is not stored and cannot be read again. */
export async function makeGrant(
  queries: Queries,
  kind: GrantKind,
  { lifeS = LIFE_S[kind], secret = newSecret(), ...of }: GrantOf,
): Promise<string> {
  const expiresAt = new Date(Date.now() + lifeS * 1000);
  await queries.insert(grants).values({ hash: hashOfSecret(secret), kind, expiresAt, ...of });
  return secret;
}

/** The grant of a kind with this hash, if it is in force; a locked account has none in force. */
export const grantInForce = (kind: GrantKind | Placeholder, hash: string | Placeholder) =>
  and(eq(grants.hash, hash), eq(grants.kind, kind), gt(grants.expiresAt, sql`now()`), isNull(users.lockedAt));

const heldGrant = prepared((queries) =>
  queries
    .select({ user: users, grant: grants })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .where(grantInForce(sql.placeholder("kind"), sql.placeholder("hash")))
    .prepare("held_grant"),
);

/** The holder of a secret of a kind, if it is in force; a locked account has none in force. */
export async function holderOf(queries: Queries, kind: GrantKind, secret: string) {
  const [held] = await heldGrant(queries).execute({ kind, hash: hashOfSecret(secret) });
  return held ?? null;
}

/**
 * Redeems a single-use grant; a second caller gets nothing. A grant of another user than `userId` is not redeemed.
 */
export async function redeemGrant(queries: Queries, kind: GrantKind, secret: string, userId?: number) {
  const [taken] = await queries
    .delete(grants)
    .where(
      and(
        eq(grants.hash, hashOfSecret(secret)),
        eq(grants.kind, kind),
        gt(grants.expiresAt, sql`now()`),
        userId === undefined ? undefined : eq(grants.userId, userId),
      ),
    )
    .returning();
  return taken ?? null;
}

/** Ends grants of a user, and all grants that were made from them. */
export async function endGrants(
  queries: Queries,
  userId: number,
  { kinds, hash }: { readonly kinds?: readonly GrantKind[]; readonly hash?: string } = {},
): Promise<void> {
  await queries
    .delete(grants)
    .where(
      and(
        eq(grants.userId, userId),
        kinds === undefined ? undefined : inArray(grants.kind, kinds),
        hash === undefined ? undefined : eq(grants.hash, hash),
      ),
    );
}

/** The sessions of a user that are in force, most recently used first. */
export const sessionsOf = (queries: Queries, userId: number) =>
  queries
    .select({
      hash: grants.hash,
      label: grants.label,
      createdAt: grants.createdAt,
      usedAt: grants.usedAt,
      expiresAt: grants.expiresAt,
    })
    .from(grants)
    .where(and(eq(grants.userId, userId), eq(grants.kind, "session"), gt(grants.expiresAt, sql`now()`)))
    .orderBy(desc(grants.usedAt));

/** Updates the time at which a session was last used. */
export async function touchGrant(queries: Queries, hash: string): Promise<void> {
  await queries
    .update(grants)
    .set({ usedAt: sql`now()` })
    .where(eq(grants.hash, hash));
}

/** Deletes expired grants and expired counts of tries. */
export async function pruneGrants(queries: Queries): Promise<void> {
  await queries.delete(grants).where(lte(grants.expiresAt, sql`now()`));
  await queries.delete(rateLimits).where(lte(rateLimits.expire, sql`now()`));
}
