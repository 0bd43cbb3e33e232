import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { digestOfSources, isBuiltFrom, STAMP, type Build } from "./sources.mjs";

/** Builds `what` unless it lies there built from the very same sources. Answers whether there was work to do. */
export async function buildWhenStale(
  root: string,
  what: Build,
  build: () => Promise<unknown>,
): Promise<boolean> {
  const wanted = await digestOfSources(root, what);
  if (await isBuiltFrom(root, what, wanted)) return false;
  await build();
  await writeFile(join(root, what.folder, STAMP), wanted);
  return true;
}
