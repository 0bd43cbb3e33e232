/** What the server runs in threads and processes of their own, by the path of its source in `src/server`. */
export type EntryPath =
  | "selection/selectionThread"
  | "project/export/scheduleThread"
  | "documents/drawn/manualThread"
  | "components/componentThread"
  | "documents/import/inspectThread"
  | "catalogue/loadMain"
  | "catalogue/partsThread";

/** A module to be run, and what node must be told to run it. */
export interface Entry {
  readonly url: URL;
  readonly execArgv: readonly string[];
}

/** Everything that is built lies in one folder, and ends so. */
const isBuilt = import.meta.url.endsWith(".js");

/** Threads and processes do not inherit how the server was started: sources need telling how to be read. */
const typescript = () => ["--import", new URL("./typescript.mjs", import.meta.url).href];

export function entry(path: EntryPath): Entry {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return isBuilt
    ? { url: new URL(`./${name}.js`, import.meta.url), execArgv: [] }
    : { url: new URL(`../${path}.ts`, import.meta.url), execArgv: typescript() };
}
