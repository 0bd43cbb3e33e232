import type { Rolldown } from "vite";

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Whether an entry imports a module, or imports what imports it. */
function runsAtStart(id: string, context: Context): boolean {
  const above = new Set([id]);
  // A set goes on with what is added meanwhile.
  for (const each of above) {
    const info = context.getModuleInfo(each);
    if (info?.isEntry === true) return true;
    for (const by of info?.importers ?? []) above.add(by);
  }
  return false;
}

/**
 * A chunk for all modules that run when the entry does. The bundler would make a chunk of each few that parts loaded later
 * share with it: a worker began with 46 files, which compress worse than one.
 */
export const atStart = (name: string) => ({
  name: (id: string, context: Context) => (runsAtStart(id, context) ? name : null),
  debugName: name,
});
