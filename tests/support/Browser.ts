import type { TestServer } from "./testServer.ts";

/** One browser's visit of the app: it keeps the cookies that it is given and sends them along. */
export class Browser {
  /** Every Set-Cookie header that came, in order. */
  readonly setCookies: string[] = [];
  readonly #app;
  readonly #jar = new Map<string, string>();

  constructor(app: TestServer["app"]) {
    this.#app = app;
  }

  /** The app's own `request`, with the cookies. */
  readonly request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (this.#jar.size > 0)
      headers.set("Cookie", [...this.#jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await this.#app.request(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      this.setCookies.push(cookie);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      this.#jar.set(name, value);
    }
    return response;
  };
}
