import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import { CLIENT_SETTINGS_META, type ClientSettings } from "#api/contract/clientSettings.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";
import { compressed, ENCODINGS, isCompressible, SUFFIXES, takenEncoding, type Encoding } from "./encoding.ts";

/** One file of the built site, held in memory. */
interface SiteFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly cacheControl: string;
  /** Made at the first request. */
  etag?: string;
  /** The encoded file: made by the build, otherwise at the first request. */
  readonly encoded: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
}

/** The built site by URL path. Only paths in the map exist, so none can lead out of it. */
export type Site = ReadonlyMap<string, SiteFile>;

/** Names under /assets contain a hash of their content. */
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

const ESCAPES = keyed<string>({
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
});
const escapeAttribute = (text: string) =>
  text.replaceAll(/[&<>"]/gu, (character) => lookUp(ESCAPES, character) ?? "");

/**
 * The page with the client's settings in its head: in a `<meta>`, because the policy allows no inline script.
 */
function withSettings(html: string, settings: ClientSettings): string {
  const content = escapeAttribute(JSON.stringify(settings));
  return html.replace(
    "</head>",
    () => `<meta name="${CLIENT_SETTINGS_META}" content="${content}" />\n</head>`,
  );
}

const siteFile = (path: string, bytes: Uint8Array<ArrayBuffer>): SiteFile => ({
  bytes,
  type: getMimeType(path) ?? "application/octet-stream",
  cacheControl: path.startsWith("/assets/") ? FOR_EVER : ASK_AGAIN,
  encoded: {},
});

/** Weak: one tag for the file in any encoding. */
const etagOf = (bytes: Uint8Array) => `W/"${createHash("sha256").update(bytes).digest("base64url")}"`;

/** Attaches the build's compressed copies to their files, and removes them as files of their own. */
function takeCopies(site: Map<string, SiteFile>): void {
  for (const [path, file] of site)
    for (const encoding of ENCODINGS) {
      const copy = site.get(path + SUFFIXES[encoding]);
      if (copy === undefined) continue;
      file.encoded[encoding] = Promise.resolve(copy.bytes);
      site.delete(path + SUFFIXES[encoding]);
    }
}

const isHidden = (name: string) => name.split(sep).some((part) => part.startsWith("."));

/**
 * Reads the built site into memory. Synchronously: for some hundred small files, promises would be most of
 * the work.
 * @throws Error when `dir` cannot be read
 */
export function readSite(dir: string, settings: ClientSettings): Site {
  const site = new Map<string, SiteFile>();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name).slice(dir.length + 1);
    if (!entry.isFile() || isHidden(name)) continue;
    const bytes = readFileSync(join(dir, name));
    if (name === "index.html") {
      const html = withSettings(new TextDecoder().decode(bytes), settings);
      site.set("/", siteFile("/index.html", new TextEncoder().encode(html)));
    } else {
      const path = `/${name.replaceAll(sep, "/")}`;
      site.set(path, siteFile(path, bytes));
    }
  }
  takeCopies(site);
  return site;
}

export async function sendSiteFile(c: Context, file: SiteFile) {
  c.header("Cache-Control", file.cacheControl);
  file.etag ??= etagOf(file.bytes);
  c.header("ETag", file.etag);
  c.header("Vary", "Accept-Encoding");
  if (c.req.header("If-None-Match")?.includes(file.etag) === true) return c.body(null, 304);
  c.header("Content-Type", file.type);
  const encoding = isCompressible(file.type) ? takenEncoding(c) : null;
  if (encoding === null) return c.body(file.bytes);
  c.header("Content-Encoding", encoding);
  return c.body(await (file.encoded[encoding] ??= compressed(file.bytes, encoding)));
}
