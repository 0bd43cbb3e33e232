import type { MiddlewareHandler } from "hono";
import { refuse } from "./answer.ts";
import { bearerOf } from "./caller.ts";

/** Headers that the page sends; a desktop host sends the last three with its records of use. */
const ALLOWED_HEADERS =
  "Authorization, Content-Type, Content-Encoding, X-Product-Id, X-Software-Code, X-Software-Version, X-Desktop-Version";

const HOUR_S = 3600;
const READING: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Lets pages of the app at other origins read our answers; origins must match exactly.
 * @param withCookies whether they may send the browser's session
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
    // `c.header` would create a new response with a stream as its body.
    const { headers } = c.res;
    // The answer depends on the origin, which caches must know.
    headers.append("Vary", "Origin");
    if (!isKnown) return;
    headers.set("Access-Control-Allow-Origin", origin);
    if (withCookies) headers.set("Access-Control-Allow-Credentials", "true");
  };
}

/**
 * Writing requests that a cookie alone authorises must come from pages of our own origin or of `origins`.
 * Browsers state the origin of every writing request; a client that states none is not a browser and has
 * nobody else's cookie.
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
