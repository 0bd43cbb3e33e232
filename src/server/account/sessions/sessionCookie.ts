import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import { SESSION_S } from "../grants.ts";

/** The cookie that holds a browser's session. Scripts cannot read it, and the API ignores it. */
export interface SessionCookie {
  /** The session's secret, as the browser sent it. */
  read(c: Context): string | undefined;
  write(c: Context, secret: string): void;
  clear(c: Context): void;
}

const NAME = "volute_session";
/** A browser accepts this name only from its own host over TLS, so nobody else can plant a session. */
const SECURE_NAME = `__Host-${NAME}`;

/** @param isFramedAcrossSites whether a page of another site frames the sign-in page */
export function sessionCookie(isFramedAcrossSites: boolean): SessionCookie {
  const isSecure = (c: Context) => c.get("arrival").isHttps;
  const nameFor = (c: Context) => (isSecure(c) ? SECURE_NAME : NAME);
  const options = (c: Context): CookieOptions => ({
    path: "/",
    httpOnly: true,
    secure: isSecure(c),
    ...(isFramedAcrossSites && isSecure(c) ? { sameSite: "None", partitioned: true } : { sameSite: "Lax" }),
  });
  return {
    read: (c) => getCookie(c, nameFor(c)),
    write: (c, secret) => setCookie(c, nameFor(c), secret, { ...options(c), maxAge: SESSION_S }),
    clear: (c) => void deleteCookie(c, nameFor(c), options(c)),
  };
}
