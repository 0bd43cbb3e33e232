import { inspectBuild, stampBuild, type Build } from "./sources.mjs";

/** Builds `what` unless it was already built from the same sources. Returns whether there was work to do. */
export async function buildWhenStale(
  root: string,
  what: Build,
  build: () => Promise<unknown>,
): Promise<boolean> {
  const { isBuilt, ...sources } = await inspectBuild(root, what);
  if (isBuilt) return false;
  await build();
  await stampBuild(root, what, sources);
  return true;
}
