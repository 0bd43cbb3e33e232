import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Vite's manifest entry of a chunk. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface BundleSize {
  readonly name: string;
  /** Compressed size of all chunks that must be loaded before it runs. */
  readonly bytes: number;
}

const HOME = "src/ui/screens/home/Home.tsx";

/** Sizes of scripts as sent: the built site of `folder`, compressed as the server does. */
export function bundleSizes(folder: string): readonly BundleSize[] {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const assets = readdirSync(join(folder, "assets"));
  const sizeOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).byteLength, 0);

  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const shell = chunksOf(manifest, entry);
  const routed = new Set(entry.flatMap((key) => manifest[key]?.dynamicImports ?? []));
  const screens = Object.keys(manifest).filter((key) => /^src\/ui\/screens\/.*[.]tsx$/u.test(key));
  return [
    { name: "first screen", bytes: sizeOf(new Set([...shell, ...chunksOf(manifest, [HOME])])) },
    ...screens.map((key) => {
      const name = /([^/]+)[.]tsx$/u.exec(key)?.[1];
      const files = chunksOf(manifest, [key]);
      if (routed.has(key)) return { name: `visit ${name}`, bytes: sizeOf(new Set([...shell, ...files])) };
      const there = new Set([...shell, ...filesBefore(manifest, key)]);
      return { name: `part ${name}`, bytes: sizeOf([...files].filter((file) => !there.has(file))) };
    }),
    ...assets
      .filter((name) => /[.]worker-[^.]*[.]js$/u.test(name))
      .map((name) => ({
        name: `worker ${name.slice(0, name.indexOf("."))}`,
        bytes: sizeOf(filesImportedBy(folder, join("assets", name))),
      })),
  ];
}

/** Files of these chunks and of all their static imports. */
function chunksOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no chunk ${key}`);
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    chunksOf(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

/**
 * Files that are always loaded before this chunk. A part is requested by a screen, or by another part that has
 * loaded others before.
 */
function filesBefore(manifest: Manifest, key: string, within: readonly string[] = []): readonly string[] {
  const [first, ...others] = Object.keys(manifest)
    .filter((other) => manifest[other]?.dynamicImports?.includes(key) === true && !within.includes(other))
    .map(
      (other) => new Set([...chunksOf(manifest, [other]), ...filesBefore(manifest, other, [...within, key])]),
    );
  return [...(first ?? [])].filter((file) => others.every((files) => files.has(file)));
}

/** The manifest has no workers, so their imports are read from the built script. */
function filesImportedBy(folder: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const script = readFileSync(join(folder, file), "utf8");
  for (const [, specifier] of script.matchAll(/\b(?:import|from)\s*["'][.]\/([^"']+[.]js)["']/gu))
    filesImportedBy(folder, join("assets", specifier ?? ""), seen);
  return seen;
}
