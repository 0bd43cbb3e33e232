import type { MiddlewareHandler } from "hono";
import { refuse } from "./answer.ts";
import { bearerOf } from "./caller.ts";

/** What the page sends; the last three by a desktop host, with its records of use. */
const ALLOWED_HEADERS =
  "Authorization, Content-Type, Content-Encoding, X-Product-Id, X-Software-Code, X-Software-Version, X-Desktop-Version";

const HOUR_S = 3600;
const READING: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Lets pages of the app at other origins read our answers, each by its exact name.
 * @param withCookies whether they may send the browser's session along
 */
export function letOrigins(origins: readonly string[], withCookies: boolean): MiddlewareHandler {
  const known = new Set(origins);
  return async (c, next) => {
    const origin = c.req.header("Origin") ?? "";
    const isKnown = known.has(origin);
    const isPreflight =
      c.req.method === "OPTIONS" && c.req.header("Access-Control-Request-Method") !== undefined;
    if (isKnown && isPreflight) {
      c.header("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE");
      c.header("Access-Control-Allow-Headers", ALLOWED_HEADERS);
      c.header("Access-Control-Max-Age", String(HOUR_S));
      c.res = c.body(null, 204);
    } else {
      await next();
    }
    // An answer to one origin is none for another.
    c.header("Vary", "Origin", { append: true });
    if (!isKnown) return;
    c.header("Access-Control-Allow-Origin", origin);
    if (withCookies) c.header("Access-Control-Allow-Credentials", "true");
  };
}

/**
 * What a cookie alone authorises must come from a page of ours. Browsers name the page of every request that writes;
 * what names none is no browser, and holds no cookie that somebody else could use.
 */
export function refuseStrangers(origins: readonly string[]): MiddlewareHandler {
  const known = new Set(origins);
  return async (c, next) => {
    const origin = c.req.header("Origin");
    const isOurs = origin === undefined || origin === c.get("arrival").origin || known.has(origin);
    if (READING.has(c.req.method) || isOurs || bearerOf(c.req.raw) !== undefined) return next();
    return refuse(c, "forbidden", "This page may not ask that");
  };
}
