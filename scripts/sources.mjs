import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * What is built, and from which sources. Plain JavaScript like `start.mjs`, so that a start which builds nothing reads
 * no TypeScript.
 *
 * @typedef {object} Build
 * @property {string} folder where it is built to
 * @property {readonly string[]} files sources; one that does not exist counts as empty
 * @property {readonly string[]} folders folders of sources
 * @property {string} [except] a folder that is none
 */

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** @satisfies {Build} */
export const SITE = {
  folder: "dist",
  files: ["index.html", "vite.config.ts", "package.json", "package-lock.json"],
  folders: ["src", "public"],
  except: join("src", "server") + sep,
};

/** @satisfies {Build} */
export const SERVER = {
  folder: "dist-server",
  files: ["vite.server.config.ts", "package.json", "package-lock.json"],
  folders: [join("src", "server"), join("src", "domain"), join("src", "api", "contract")],
};

/** Lies in what was built and names the sources it was built from. */
export const STAMP = ".sources";

/** @type {(root: string, folder: string) => Promise<string[]>} */
async function filesBelow(root, folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .map((path) => (path.startsWith(sep) ? path.slice(1) : path));
}

/** @type {(root: string, path: string) => Promise<Uint8Array>} */
const contentOf = (root, path) => readFile(join(root, path)).catch(() => new Uint8Array());

/**
 * A digest of names and contents: unlike dates it survives a checkout and notices a deleted file.
 *
 * @param {string} root
 * @param {Build} build
 */
export async function digestOfSources(root, { files, folders, except }) {
  const found = await Promise.all(folders.map((folder) => filesBelow(root, folder)));
  const isSource = (/** @type {string} */ path) => except === undefined || !path.startsWith(except);
  const paths = [...files, ...found.flat().filter(isSource).sort()];
  const contents = await Promise.all(paths.map((path) => contentOf(root, path)));
  const digest = createHash("sha256");
  for (const [index, content] of contents.entries()) {
    digest.update(`${paths[index]}\0${content.length}\0`).update(content);
  }
  return digest.digest("hex");
}

/**
 * Was it built from sources of this digest?
 *
 * @param {string} root
 * @param {Build} build
 * @param {string} digest
 */
export async function isBuiltFrom(root, { folder }, digest) {
  return (await readFile(join(root, folder, STAMP), "utf8").catch(() => undefined)) === digest;
}
