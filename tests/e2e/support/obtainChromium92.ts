import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

const run = promisify(execFile);
const decompress = promisify(brotliDecompress);

/** A package for cloud functions that carries a whole Chromium 92. It is never installed: its scripts do not run. */
const PACKAGE = "chrome-aws-lambda@10.1.0";
/** Beside node_modules, which every `npm ci` empties. */
const CACHE = resolve(".cache");
const FOLDER = join(CACHE, "chromium-92");
const FETCH_MS = 180_000;

/** Its parts are brotli files: the browser itself, and tar archives of folders that it looks for beside it. */
async function unpackParts(from: string, into: string): Promise<void> {
  for (const name of (await readdir(from)).filter((file) => file.endsWith(".br"))) {
    const part = join(into, basename(name, ".br"));
    await writeFile(part, await decompress(await readFile(join(from, name))));
    if (!part.endsWith(".tar")) continue;
    const folder = part.slice(0, -".tar".length);
    await mkdir(folder);
    await run("tar", ["xf", part, "-C", folder]);
    await rm(part);
  }
  await chmod(join(into, "chromium"), 0o755);
}

async function fetchAndUnpack(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(join(CACHE, "draft-"));
  try {
    const { stdout } = await run("npm", ["pack", PACKAGE, "--silent", "--pack-destination", draft], {
      timeout: FETCH_MS,
    });
    await run("tar", ["xzf", join(draft, stdout.trim()), "-C", draft]);
    const unpacked = join(draft, "chromium-92");
    await mkdir(unpacked);
    await unpackParts(join(draft, "package", "bin"), unpacked);
    // Whole or not at all: the next run finds a folder only when everything is in it.
    await rename(unpacked, FOLDER);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The folder of a Chromium 92, fetched once and kept; or why there is none. */
export async function obtainChromium92(): Promise<
  { readonly folder: string } | { readonly missing: string }
> {
  if (process.platform !== "linux" || process.arch !== "x64")
    return { missing: "it is built for Linux on x64" };
  try {
    if (!existsSync(FOLDER)) await fetchAndUnpack();
    return { folder: FOLDER };
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) };
  }
}
