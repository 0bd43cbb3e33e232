import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { isPacked, takenEncoding, type Encoding } from "./encoding.ts";

/** Deeper levels gain little on numbers and take many times as long. */
const GZIP_LEVEL = 3;
const BROTLI_LEVEL = 5;
const COMPRESS: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: GZIP_LEVEL }),
};

/** The type of bytes, and how long they may be cached. */
export interface BytesKind {
  readonly type: string;
  readonly cacheControl: string;
  /** A header of requests on which they depend besides the encoding. */
  readonly vary?: string;
}
const DATA: BytesKind = { type: "application/octet-stream", cacheControl: "no-cache" };

/** Answers with bytes instead of an envelope, or with 304 if the caller has the same ones. */
export class Bytes {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #etag: string;
  readonly #kind: BytesKind;
  readonly #compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(bytes: Uint8Array<ArrayBuffer>, kind = DATA) {
    this.#kind = kind;
    this.#bytes = bytes;
    this.#etag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
  }

  async send(c: Context) {
    c.header("Cache-Control", this.#kind.cacheControl);
    // The tag is weak: caches compare content regardless of its encoding.
    c.header("ETag", `W/${this.#etag}`);
    c.header("Vary", ["Accept-Encoding", this.#kind.vary ?? []].flat().join(", "));
    if (c.req.header("If-None-Match")?.includes(this.#etag) === true) return c.body(null, 304);
    c.header("Content-Type", this.#kind.type);
    const encoding = isPacked(this.#kind.type) ? null : takenEncoding(c);
    if (encoding === null) return c.body(this.#bytes);
    c.header("Content-Encoding", encoding);
    return c.body(await this.#compressedTo(encoding));
  }

  #compressedTo(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#compressed.get(encoding);
    if (known !== undefined) return known;
    const made = COMPRESS[encoding](this.#bytes).then((bytes) => new Uint8Array(bytes));
    this.#compressed.set(encoding, made);
    return made;
  }
}
