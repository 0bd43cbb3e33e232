import {
  dropLoginCodes,
  endSession,
  getSsoUrl,
  getUserDetails,
  getUserInfo,
  redeemLoginCode,
} from "#api/contract/account.ts";
import type { Context } from "hono";
import { invalidParameter } from "../../http/invalidParameter.ts";
import { Refusal, type Route } from "../../http/route.ts";
import { endGrants, makeGrant, redeemGrant, touchGrant } from "../grants.ts";
import type { StoredUser } from "../users.ts";
import { accountRoute } from "./accountRoute.ts";
import type { AccountParts } from "../AccountParts.ts";
import { bearerOf } from "../../http/caller.ts";
import { safeDest } from "../destination.ts";
import { uniqueIdOf } from "../uniqueId.ts";
import { holderHere, sessionOf, type Held } from "../sessions/sessions.ts";

/** Shortest time between two updates of a session's last use. */
const NOTED_MS = 600_000;

const isComplete = ({ company, city }: StoredUser) => company !== null && city !== null;

const nobody = () => new Refusal("authentication.failed", "Nobody has signed in");

async function known(parts: AccountParts, c: Context): Promise<Held> {
  const held = await holderHere(parts, c);
  if (held === null) throw nobody();
  return held;
}

function checkedDest(parts: AccountParts, c: Context, dest: string): string {
  const safe = safeDest(dest, c.get("arrival").origin, parts.settings.appOrigins);
  if (safe === null) throw invalidParameter([{ path: "dest", message: "leads to no origin of the app" }]);
  return safe;
}

/**
 * The Host header is chosen by the caller, so a code only leads to a configured address, to the IP address at
 * which the connection arrived, or to localhost.
 */
function ownOrigin({ accountBase, loginOrigin, settings, log }: AccountParts, c: Context): string {
  const { origin, isOwnNumber } = c.get("arrival");
  if (URL.canParse(accountBase)) return accountBase;
  if (loginOrigin !== null) return loginOrigin;
  if (isOwnNumber || settings.appOrigins.includes(origin)) return origin;
  log.warn({ origin }, "no link signs another browser in here: LOGIN_ORIGIN does not say where we are");
  throw new Refusal("forbidden", "LOGIN_ORIGIN does not say where we are");
}

/** The calls of the account service. They accept the browser's session as well as a bearer token. */
export const accountRoutes = (parts: AccountParts): readonly Route[] => [
  accountRoute(getUserInfo, async (_asked, c) => {
    const { user, grant } = await known(parts, c);
    const token = bearerOf(c.req.raw);
    if (token === undefined && Date.now() - grant.usedAt.getTime() > NOTED_MS)
      await touchGrant(parts.queries, grant.hash);
    const accessToken =
      token ?? (await makeGrant(parts.queries, "access", { userId: user.id, parent: grant.hash }));
    return {
      id: String(user.id),
      uniqueId: uniqueIdOf(user),
      strId: String(user.id),
      name: user.name,
      avatar: null,
      mobile: null,
      infoCompleted: isComplete(user),
      isOperator: user.isOperator,
      accessToken,
    };
  }),
  accountRoute(getUserDetails, async (_asked, c) => {
    const { user } = await known(parts, c);
    const { account, name, company, city, email } = user;
    return { account, name, company, city, email, infoCompleted: isComplete(user) };
  }),
  accountRoute(endSession, async ({ query }, c) => {
    const next = query.dest === undefined ? null : checkedDest(parts, c, query.dest);
    const shown = [await holderHere(parts, c), await sessionOf(parts, c)];
    for (const held of shown)
      if (held !== null)
        await endGrants(parts.queries, held.user.id, { hash: held.grant.parent ?? held.grant.hash });
    parts.cookie.clear(c);
    return next;
  }),
  accountRoute(getSsoUrl, async ({ query }, c) => {
    const { user, grant } = await known(parts, c);
    const dest = checkedDest(parts, c, query.dest);
    const parent = grant.parent ?? grant.hash;
    const page = new URL(`${parts.accountBase}/sso`, ownOrigin(parts, c));
    const code = await makeGrant(parts.queries, "authcode", { userId: user.id, parent, dest });
    return { url: `${page.href}#${code}` };
  }),
  accountRoute(redeemLoginCode, async ({ body }, c) => {
    const dest = checkedDest(parts, c, body.dest);
    const accessToken = await parts.queries.transaction(async (inside) => {
      const spent = await redeemGrant(inside, "authcode", body.code);
      if (spent === null || spent.dest !== dest) return null;
      const { userId, parent } = spent;
      return makeGrant(inside, "access", { userId, ...(parent === null ? {} : { parent }) });
    });
    if (accessToken === null) throw nobody();
    return { accessToken };
  }),
  accountRoute(dropLoginCodes, async (_asked, c) => {
    const { user } = await known(parts, c);
    await endGrants(parts.queries, user.id, { kinds: ["authcode"] });
    return null;
  }),
];
