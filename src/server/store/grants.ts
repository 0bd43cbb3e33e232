import { and, eq, gt, sql } from "drizzle-orm";
import { hashOfSecret, newSecret } from "../account/secrets.ts";
import { grants, users, type GrantKind } from "./accountSchema.ts";
import type { Queries } from "./queries.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const LIFE_S = {
  session: 30 * DAY_S,
  access: 12 * HOUR_S,
  authcode: MINUTE_S,
  reset: 15 * MINUTE_S,
} as const satisfies Record<GrantKind, number>;

interface GrantOf {
  readonly userId: number;
  /** Hash of the grant that it is made from, and ends with. */
  readonly parent?: string;
  readonly dest?: string;
  readonly label?: string;
  readonly lifeS?: number;
}

/** Makes a grant and answers its secret, which nobody can read again. */
export async function makeGrant(
  queries: Queries,
  kind: GrantKind,
  { lifeS = LIFE_S[kind], ...of }: GrantOf,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + lifeS * 1000);
  await queries.insert(grants).values({ hash: hashOfSecret(secret), kind, expiresAt, ...of });
  return secret;
}

/** Who holds a secret of a kind, if it is in force. */
export async function holderOf(queries: Queries, kind: GrantKind, secret: string) {
  const [held] = await queries
    .select({ user: users, grant: grants })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .where(
      and(eq(grants.hash, hashOfSecret(secret)), eq(grants.kind, kind), gt(grants.expiresAt, sql`now()`)),
    );
  return held ?? null;
}
