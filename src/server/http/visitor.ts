import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** An anonymous browser, recognised by a random cookie. */
export interface Visitor {
  /** `null` for a browser that has not done anything worth remembering. */
  readonly id: string | null;
  /** The id; created and sent with the answer if there was none. */
  identify(): string;
}

const COOKIE = "volute_visitor";
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
const YEAR_S = 365 * 24 * 3600;

/** The visitor of a request. Only `identify` sets a cookie, so merely reading sets none. */
export function visitorOf(c: Context): Visitor {
  const stated = getCookie(c, COOKIE);
  let id = stated !== undefined && UUID.test(stated) ? stated : null;
  return {
    get id() {
      return id;
    },
    identify() {
      if (id !== null) return id;
      id = randomUUID();
      setCookie(c, COOKIE, id, {
        path: "/",
        maxAge: YEAR_S,
        httpOnly: true,
        sameSite: "Lax",
        secure: c.get("arrival").isHttps,
      });
      return id;
    },
  };
}
