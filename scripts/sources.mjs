import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * What is built, and from which sources. Plain JavaScript like `start.mjs`, so that a start that builds
 * nothing reads no TypeScript.
 *
 * @typedef {object} Build
 * @property {string} folder target of the build
 * @property {readonly string[]} files sources; a missing one counts as empty
 * @property {readonly string[]} folders folders of sources
 * @property {string} [except] a folder that is not a source
 */

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** @satisfies {Build} */
export const SITE = {
  folder: "dist",
  files: ["index.html", "vite.config.ts", "package.json", "package-lock.json"],
  folders: ["src", "public", join("data", "help")],
  except: join("src", "server") + sep,
};

/** @satisfies {Build} */
export const SERVER = {
  folder: "dist-server",
  files: ["vite.server.config.ts", "package.json", "package-lock.json", join("src", "palette.ts")],
  folders: [
    join("src", "server"),
    join("src", "domain"),
    join("src", "paper"),
    join("src", "api", "contract"),
  ],
};

/** A file in the build that identifies the sources it was built from. */
const STAMP = ".sources";

/**
 * Synchronous, because nothing else waits meanwhile: a start lists some thousand files.
 *
 * @type {(root: string, folder: string) => string[]}
 */
function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .map((path) => (path.startsWith(sep) ? path.slice(1) : path));
}

/** @type {(root: string, build: Build) => string[]} */
function pathsOf(root, { files, folders, except }) {
  const isSource = (/** @type {string} */ path) => except === undefined || !path.startsWith(except);
  const found = folders.flatMap((folder) => filesBelow(root, folder)).filter(isSource);
  return [...files, ...found.sort()];
}

/**
 * Whether a build depends on a file with this path in the project's folder.
 *
 * @type {(build: Build, path: string) => boolean}
 */
export const isSourceOf = ({ files, folders, except }, path) =>
  files.includes(path) ||
  (folders.some((folder) => path.startsWith(folder + sep)) &&
    (except === undefined || !path.startsWith(except)));

/** @type {(root: string, path: string) => Promise<Uint8Array>} */
const contentOf = (root, path) => readFile(join(root, path)).catch(() => new Uint8Array());

/** @type {(root: string, paths: readonly string[]) => Promise<string>} */
async function digestOf(root, paths) {
  const contents = await Promise.all(paths.map((path) => contentOf(root, path)));
  const digest = createHash("sha256");
  for (const [index, content] of contents.entries()) {
    digest.update(`${paths[index]}\0${content.length}\0`).update(content);
  }
  return digest.digest("hex");
}

/** File dates may be this coarse, so that two changes within this time can have the same date. */
const SETTLED_MS = 2000;

/**
 * A digest of names, sizes and dates, a tenth of the work; empty if something has changed only just now,
 * because its next change may have the same date.
 *
 * @type {(root: string, paths: readonly string[]) => string}
 */
function datesOf(root, paths) {
  const digest = createHash("sha256");
  for (const path of paths) {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (found !== undefined && Date.now() - found.mtimeMs < SETTLED_MS) return "";
    digest.update(`${path}\0${found?.size}\0${found?.mtimeMs}\0`);
  }
  return digest.digest("hex");
}

/**
 * A digest of names and contents: unlike dates it survives a checkout and notices a deleted file.
 *
 * @param {string} root
 * @param {Build} build
 */
export const digestOfSources = async (root, build) => digestOf(root, pathsOf(root, build));

/**
 * The sources of a build: a digest of their contents, and one of their dates from before the contents were
 * read.
 *
 * @typedef {{ readonly digest: string, readonly dates: string }} Sources
 */

/** @type {(root: string, build: Build, sources: Sources) => Promise<void>} */
export const stampBuild = (root, { folder }, { digest, dates }) =>
  writeFile(join(root, folder, STAMP), `${digest}\n${dates}`);

/**
 * The sources of a build, and whether it was built from them. Contents decide; if every name, size and date
 * is that of the build, they are not read again.
 *
 * @param {string} root
 * @param {Build} build
 * @returns {Promise<Sources & { readonly isBuilt: boolean }>}
 */
export async function inspectBuild(root, build) {
  const stamp = await readFile(join(root, build.folder, STAMP), "utf8").catch(() => "");
  const [built = "", seen] = stamp.split("\n");
  const paths = pathsOf(root, build);
  const dates = datesOf(root, paths);
  if (dates !== "" && dates === seen) return { digest: built, dates, isBuilt: true };
  const sources = { digest: await digestOf(root, paths), dates };
  const isBuilt = sources.digest === built;
  // If the stamp cannot be written, contents are read again next time.
  if (isBuilt && dates !== "") await stampBuild(root, build, sources).catch(() => {});
  return { ...sources, isBuilt };
}
