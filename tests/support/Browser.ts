import type { TestServer } from "./testServer.ts";

/** The socket of a request, as the Node server passes it. */
const socketOf = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

/** One browser's visit of the app: it stores cookies and sends them back. */
export class Browser {
  /** All Set-Cookie headers received, in order. */
  readonly setCookies: string[] = [];
  readonly #app;
  readonly #address;
  readonly #jar = new Map<string, string>();

  /** @param address the network address that it calls from */
  constructor(app: TestServer["app"], address = "192.0.2.1") {
    this.#app = app;
    this.#address = address;
  }

  /** Reads a cookie even if scripts of a page could not. */
  cookie(name: string): string | undefined {
    return this.#jar.get(name);
  }

  /** The app's own `request` with this browser's cookies. */
  readonly request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (this.#jar.size > 0)
      headers.set("Cookie", [...this.#jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await this.#app.request(path, { ...init, headers }, socketOf(this.#address));
    for (const cookie of response.headers.getSetCookie()) {
      this.setCookies.push(cookie);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      if (/; Max-Age=0/u.test(cookie)) this.#jar.delete(name);
      else this.#jar.set(name, value);
    }
    return response;
  };

  /** Posts a form as a browser does from one of our pages. */
  readonly send = (path: string, entries: Readonly<Record<string, string>>, init: RequestInit = {}) =>
    this.request(path, {
      ...init,
      method: "POST",
      body: new URLSearchParams(entries),
      headers: { Origin: "http://localhost", ...Object.fromEntries(new Headers(init.headers)) },
    });
}
