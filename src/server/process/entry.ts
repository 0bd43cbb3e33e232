/** Modules that the server runs in separate threads and processes, by the path of the source in `src/server`. */
export type EntryPath =
  | "selection/selectionThread"
  | "project/export/scheduleThread"
  | "project/plans/comparisonThread"
  | "documents/drawn/manualThread"
  | "components/componentThread"
  | "documents/import/inspectThread"
  | "database/connection/embedded/databaseThread"
  | "catalogue/loadMain"
  | "start/workers/workerMain"
  | "search/categoryThread"
  | "catalogue/partsThread";

/** A module to run, with node's arguments for it. */
export interface Entry {
  readonly url: URL;
  readonly execArgv: readonly string[];
}

/** The build puts all modules into one folder, with this suffix. */
const isBuilt = import.meta.url.endsWith(".js");

/** Threads and processes do not inherit the server's loader: to run from sources they need it again. */
const typescript = () => ["--import", new URL("./typescript.mjs", import.meta.url).href];

export function entry(path: EntryPath): Entry {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return isBuilt
    ? { url: new URL(`./${name}.js`, import.meta.url), execArgv: [] }
    : { url: new URL(`../${path}.ts`, import.meta.url), execArgv: typescript() };
}
