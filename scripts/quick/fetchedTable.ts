import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** By spec, the chunks and workers that it fetches beyond those of every page. */
type FetchedTable = Readonly<Record<string, readonly string[]>>;

const FILE = "tests/e2e/fetched.json";

export const readFetched = (): FetchedTable =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as FetchedTable) : {};

/** Adds newly seen fetches to the known ones; a run may have been of single tests. */
export function mergeFetched(
  known: FetchedTable,
  seen: ReadonlyMap<string, ReadonlySet<string>>,
): FetchedTable {
  const specs = new Set([...Object.keys(known), ...seen.keys()]);
  const rows = new Map(Object.entries(known));
  return Object.fromEntries(
    [...specs]
      .toSorted()
      .map((spec) => [spec, [...new Set([...(rows.get(spec) ?? []), ...(seen.get(spec) ?? [])])].toSorted()]),
  );
}

/** Returns whether there was anything new to write. */
export function writeFetched(seen: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const known = readFetched();
  const merged = mergeFetched(known, seen);
  if (JSON.stringify(merged) === JSON.stringify(known)) return false;
  writeFileSync(FILE, `${JSON.stringify(merged, null, 2)}\n`);
  return true;
}
