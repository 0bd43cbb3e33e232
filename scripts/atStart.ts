import type { Rolldown } from "vite";

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Whether an entry imports a module at start, directly or through others. */
function runsAtStart(id: string, context: Context): boolean {
  const above = new Set([id]);
  // Iterating over a set includes entries that are added meanwhile.
  for (const each of above) {
    const info = context.getModuleInfo(each);
    if (info?.isEntry === true) return true;
    for (const by of info?.importers ?? []) above.add(by);
  }
  return false;
}

/**
 * One chunk for all modules that run when the entry does. Otherwise the bundler makes a chunk of every few modules
 * that are shared with parts loaded later: a worker began with 46 files, which compress worse than one.
 */
export const atStart = (name: string) => ({
  name: (id: string, context: Context) => (runsAtStart(id, context) ? name : null),
  debugName: name,
});
