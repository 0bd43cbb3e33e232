import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import { CLIENT_SETTINGS_META, type ClientSettings } from "#api/contract/clientSettings.ts";
import { takesGzip } from "./answer.ts";
import { keyed, lookUp } from "#domain/keyed.ts";

/** One file of the built site, held in memory. */
interface SiteFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** Made when first asked for. */
  gzipped?: Promise<Uint8Array<ArrayBuffer>>;
}

/** The built site by URL path. What is not in the map does not exist, so no path can lead out of it. */
export type Site = ReadonlyMap<string, SiteFile>;

const compress = promisify(gzip);
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/u;
/** Names under /assets carry a hash of their content. */
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

/** The page with the client's settings in its head: as a `<meta>`, for the policy allows no inline script. */
function withSettings(html: string, settings: ClientSettings): string {
  const content = escapeAttribute(JSON.stringify(settings));
  return html.replace(
    "</head>",
    () => `<meta name="${CLIENT_SETTINGS_META}" content="${content}" />\n</head>`,
  );
}

function siteFile(path: string, bytes: Uint8Array<ArrayBuffer>): SiteFile {
  const digest = createHash("sha256").update(bytes).digest("base64url");
  return {
    bytes,
    type: getMimeType(path) ?? "application/octet-stream",
    etag: `"${digest}"`,
    cacheControl: path.startsWith("/assets/") ? FOR_EVER : ASK_AGAIN,
  };
}

const isHidden = (name: string) => name.split(sep).some((part) => part.startsWith("."));

/**
 * Reads the built site into memory.
 * @throws Error when `dir` cannot be read
 */
export async function readSite(dir: string, settings: ClientSettings): Promise<Site> {
  const site = new Map<string, SiteFile>();
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name).slice(dir.length + 1);
    if (!entry.isFile() || isHidden(name)) continue;
    const bytes = new Uint8Array(await readFile(join(dir, name)));
    if (name === "index.html") {
      const html = withSettings(new TextDecoder().decode(bytes), settings);
      site.set("/", siteFile("/index.html", new TextEncoder().encode(html)));
    } else {
      const path = `/${name.replaceAll(sep, "/")}`;
      site.set(path, siteFile(path, bytes));
    }
  }
  return site;
}

/** Answers with a file of the site; nothing where there is none at the path. */
export async function sendSiteFile(c: Context, file: SiteFile) {
  c.header("Cache-Control", file.cacheControl);
  c.header("ETag", file.etag);
  c.header("Vary", "Accept-Encoding");
  if (c.req.header("If-None-Match") === file.etag) return c.body(null, 304);
  c.header("Content-Type", file.type);
  if (!COMPRESSIBLE.test(file.type) || !takesGzip(c)) return c.body(file.bytes);
  file.gzipped ??= compress(file.bytes).then((bytes) => new Uint8Array(bytes));
  c.header("Content-Encoding", "gzip");
  return c.body(await file.gzipped);
}
