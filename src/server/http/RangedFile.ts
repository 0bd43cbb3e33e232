import type { Context } from "hono";
import { encodedName } from "./Download.ts";
import type { RangedContent } from "./RangedContent.ts";
import { readRange } from "./readRange.ts";

/** Answers with a file instead of an envelope, whole or the requested range. */
export class RangedFile {
  readonly #name: string;
  readonly #type: string;
  readonly #content: RangedContent;

  constructor(name: string, type: string, content: RangedContent) {
    this.#name = name;
    this.#type = type;
    this.#content = content;
  }

  send(c: Context) {
    const { size, etag } = this.#content;
    c.header("Accept-Ranges", "bytes");
    c.header("Cache-Control", "private, no-cache");
    c.header("ETag", etag);
    if (c.req.header("If-None-Match") === etag) return c.body(null, 304);
    c.header("Content-Type", this.#type);
    c.header("Content-Disposition", `inline; filename*=UTF-8''${encodedName(this.#name)}`);
    const isOld = (c.req.header("If-Range") ?? etag) !== etag;
    const range = isOld ? null : readRange(c.req.header("Range"), size);
    if (range === "unsatisfiable") {
      c.header("Content-Range", `bytes */${size}`);
      return c.body(null, 416);
    }
    const { from, to } = range ?? { from: 0, to: size };
    c.header("Content-Length", String(to - from));
    if (range === null) return c.body(this.#content.read(from, to));
    c.header("Content-Range", `bytes ${from}-${to - 1}/${size}`);
    return c.body(this.#content.read(from, to), 206);
  }
}
