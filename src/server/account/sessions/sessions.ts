import type { Context } from "hono";
import { endGrants, holderOf, makeGrant } from "../grants.ts";
import { noteSignIn } from "../users.ts";
import type { Queries } from "../../database/queries.ts";
import type { AccountParts } from "../AccountParts.ts";
import { bearerOf } from "../../http/caller.ts";
import { deviceLabel } from "./deviceLabel.ts";

/** A user with the grant that identified them. */
export type Held = NonNullable<Awaited<ReturnType<typeof holderOf>>>;
type Parts = Pick<AccountParts, "queries" | "cookie">;

/** The session of this browser, if it is in force. */
export async function sessionOf({ queries, cookie }: Parts, c: Context): Promise<Held | null> {
  const secret = cookie.read(c);
  return secret === undefined ? null : holderOf(queries, "session", secret);
}

/**
 * The caller of the account service: from a bearer token if there is one, otherwise from the browser's
 * session.
 */
export async function holderHere(parts: Parts, c: Context): Promise<Held | null> {
  const token = bearerOf(c.req.raw);
  return token === undefined ? sessionOf(parts, c) : holderOf(parts.queries, "access", token);
}

/**
 * Signs a browser in with a new secret and ends its former session, so that a secret known before is of no
 * use. `queries` may be a transaction; the cookie only becomes valid once that is committed.
 */
export async function openSession(
  parts: Parts,
  c: Context,
  userId: number,
  queries: Queries = parts.queries,
): Promise<void> {
  const before = await sessionOf({ ...parts, queries }, c);
  if (before !== null) await endGrants(queries, before.user.id, { hash: before.grant.hash });
  const label = deviceLabel(c.req.header("User-Agent") ?? "");
  parts.cookie.write(c, await makeGrant(queries, "session", { userId, label }));
  await noteSignIn(queries, userId);
}
