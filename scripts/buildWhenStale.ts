import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** What the built site is made from; a file that does not exist counts as empty. */
const SOURCE_FILES = ["index.html", "vite.config.ts", "package.json", "package-lock.json"];
const SOURCE_FOLDERS = ["src", "public"];
const NOT_IN_SITE = join("src", "server") + sep;
/** Lies in the built site and names the sources it was built from. */
const STAMP = join("dist", ".sources");

const ROOT = fileURLToPath(new URL("..", import.meta.url));

type Build = (root: string) => Promise<void>;

/** Vite is loaded only when there is something to build. */
const viteBuild: Build = async (root) => {
  const { build } = await import("vite");
  await build({ root, logLevel: "warn" });
};

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .map((path) => (path.startsWith(sep) ? path.slice(1) : path))
    .filter((path) => !path.startsWith(NOT_IN_SITE));
}

const contentOf = (root: string, path: string) => readFile(join(root, path)).catch(() => new Uint8Array());

/** A digest of names and contents: unlike dates it survives a checkout and notices a deleted file. */
async function digestOfSources(root: string): Promise<string> {
  const found = await Promise.all(SOURCE_FOLDERS.map((folder) => filesBelow(root, folder)));
  const paths = [...SOURCE_FILES, ...found.flat().toSorted()];
  const contents = await Promise.all(paths.map((path) => contentOf(root, path)));
  const digest = createHash("sha256");
  for (const [index, content] of contents.entries()) {
    digest.update(`${paths[index]}\0${content.length}\0`).update(content);
  }
  return digest.digest("hex");
}

/** Builds the site into `dist` unless the one there was built from the very same sources. */
export async function buildWhenStale(
  say: (line: string) => void,
  root = ROOT,
  build: Build = viteBuild,
): Promise<void> {
  const wanted = await digestOfSources(root);
  const built = await readFile(join(root, STAMP), "utf8").catch(() => undefined);
  if (built === wanted) {
    say("Site up to date.");
    return;
  }
  say("Building the site ...");
  await build(root);
  await writeFile(join(root, STAMP), wanted);
  say("Site built.");
}
