import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";
import { isPacked, takesGzip } from "./encoding.ts";

const compress = promisify(gzip);
/** Numbers gain little from deeper levels, and take many times as long. */
const GZIP_LEVEL = 3;

/** What bytes are, and how long whoever holds them need not ask again. */
interface BytesKind {
  readonly type: string;
  readonly cacheControl: string;
}
const DATA: BytesKind = { type: "application/octet-stream", cacheControl: "no-cache" };

/** An answer of bytes in the place of an envelope; whoever still holds the same is told so. */
export class Bytes {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #etag: string;
  readonly #kind: BytesKind;
  #gzipped: Promise<Uint8Array<ArrayBuffer>> | undefined;

  constructor(bytes: Uint8Array<ArrayBuffer>, kind = DATA) {
    this.#kind = kind;
    this.#bytes = bytes;
    this.#etag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
  }

  async send(c: Context) {
    c.header("Cache-Control", this.#kind.cacheControl);
    // A cache compares what it holds whichever way it was sent.
    c.header("ETag", `W/${this.#etag}`);
    c.header("Vary", "Accept-Encoding");
    if (c.req.header("If-None-Match")?.includes(this.#etag) === true) return c.body(null, 304);
    c.header("Content-Type", this.#kind.type);
    if (isPacked(this.#kind.type) || !takesGzip(c)) return c.body(this.#bytes);
    this.#gzipped ??= compress(this.#bytes, { level: GZIP_LEVEL }).then((bytes) => new Uint8Array(bytes));
    c.header("Content-Encoding", "gzip");
    return c.body(await this.#gzipped);
  }
}
