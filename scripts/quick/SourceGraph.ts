import { importsOf } from "./importsOf.ts";

/**
 * How one file depends on another: it runs it at once, runs it later or in parallel, uses its types, or reads
 * it as a file.
 */
type Bond = "runs" | "late" | "types" | "reads";

/** Dependencies that the text of a file does not show. */
export interface Unread {
  /** Further modules that it runs. */
  readonly runs: Readonly<Record<string, readonly string[]>>;
  /** Files whose texts name paths that they do not read. */
  readonly naming: readonly RegExp[];
  /** The path to which a file is copied before it runs, from where its imports are resolved. */
  readonly placeOf: (path: string) => string;
}

const isBelow = (path: string) => path.includes("/") && !path.startsWith("..");

/** Dependencies between files, read from their texts. */
export class SourceGraph {
  readonly #users = { runs: newIndex(), late: newIndex(), types: newIndex(), reads: newIndex() };
  readonly #uses = { runs: newIndex(), late: newIndex(), types: newIndex(), reads: newIndex() };
  /** Modules that are fetched separately: chunks and workers. */
  readonly late: ReadonlySet<string>;

  /** `texts`: modules and styles; `paths`: every file of the project, including deleted ones. */
  constructor(texts: ReadonlyMap<string, string>, paths: ReadonlySet<string>, unread: Unread) {
    const folders = foldersOf(paths);
    for (const [path, text] of texts) {
      const { runs, late, types, patterns, named, walks } = importsOf(unread.placeOf(path), text);
      for (const used of [...runs, ...(unread.runs[path] ?? [])]) this.#bond("runs", path, used);
      for (const used of late) this.#bond("late", path, used);
      for (const used of types) this.#bond("types", path, used);
      for (const pattern of patterns)
        for (const used of paths) if (pattern.test(used)) this.#bond("late", path, used);
      if (unread.naming.some((pattern) => pattern.test(path))) continue;
      const imported = new Set([...runs, ...late, ...types, path]);
      for (const used of named) {
        if (imported.has(used)) continue;
        // A file that names a module starts it, as a thread or process.
        if (texts.has(used)) this.#bond("late", path, used);
        else if (paths.has(used)) this.#bond("reads", path, used);
        else if (walks || isBelow(used))
          for (const inside of folders.get(used) ?? []) this.#bond("reads", path, inside);
      }
    }
    this.late = new Set(this.#users.late.keys());
  }

  #bond(bond: Bond, user: string, used: string): void {
    addTo(this.#users[bond], used, user);
    addTo(this.#uses[bond], user, used);
  }

  /** Files that read these as files, not by an import. */
  readersOf(changed: Iterable<string>): Set<string> {
    return new Set([...changed].flatMap((path) => [...(this.#users.reads.get(path) ?? [])]));
  }

  /**
   * Files whose behaviour may change with these, because they run them at any time; includes these
   * themselves.
   */
  affectedBy(changed: Iterable<string>): Set<string> {
    return closureOf(changed, [this.#users.runs, this.#users.late]);
  }

  /** As `affectedBy`, with the number of imports from each file to the nearest of these. */
  distancesFrom(changed: Iterable<string>): ReadonlyMap<string, number> {
    const found = new Map([...changed].map((path) => [path, 0]));
    for (const [path, distance] of found)
      for (const index of [this.#users.runs, this.#users.late])
        for (const user of index.get(path) ?? []) if (!found.has(user)) found.set(user, distance + 1);
    return found;
  }

  /** Files whose types may change with these. */
  typedBy(changed: Iterable<string>): Set<string> {
    return closureOf(changed, [this.#users.runs, this.#users.late, this.#users.types]);
  }

  /** Everything that runs when these do, sooner or later. */
  reachOf(entries: Iterable<string>): Set<string> {
    return closureOf(entries, [this.#uses.runs, this.#uses.late]);
  }

  /** Everything that must be loaded before these run. */
  loadedWith(entries: Iterable<string>): Set<string> {
    return closureOf(entries, [this.#uses.runs]);
  }
}

type Index = Map<string, Set<string>>;
const newIndex = (): Index => new Map<string, Set<string>>();

function addTo(index: Index, key: string, value: string): void {
  const found = index.get(key);
  if (found === undefined) index.set(key, new Set([value]));
  else found.add(value);
}

function closureOf(from: Iterable<string>, indexes: readonly Index[]): Set<string> {
  const found = new Set(from);
  for (const path of found)
    for (const index of indexes) for (const next of index.get(path) ?? []) found.add(next);
  return found;
}

/** Every folder with all files in it, at any depth. */
function foldersOf(paths: ReadonlySet<string>): Index {
  const folders = newIndex();
  for (const path of paths)
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1))
      addTo(folders, path.slice(0, end), path);
  return folders;
}
