import type { Context } from "hono";

/** A reserved character would end the header's parameter: RFC 8187. */
export const encodedName = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Answers with a file instead of an envelope, streamed while it is written. It is not cached. */
export class Download {
  readonly #name: string;
  readonly #type: string;
  readonly #body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;

  constructor(name: string, type: string, body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>) {
    this.#name = name;
    this.#type = type;
    this.#body = body;
  }

  send(c: Context) {
    c.header("Content-Type", this.#type);
    c.header("Content-Disposition", `attachment; filename*=UTF-8''${encodedName(this.#name)}`);
    c.header("Cache-Control", "no-store");
    return c.body(this.#body);
  }
}
