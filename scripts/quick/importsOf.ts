import { posix } from "node:path";

/** What a file hangs on, each as a specifier resolved to a path of the project, or to a pattern of such paths. */
export interface Imports {
  /** Read and run with it. */
  readonly runs: readonly string[];
  /** Fetched and run when it is asked for, or in a thread of its own: a chunk for itself. */
  readonly late: readonly string[];
  /** Erased before it runs: types alone. */
  readonly types: readonly string[];
  /** Imports by a name that is put together when it runs. */
  readonly patterns: readonly RegExp[];
  /** Texts that may be paths of files or folders which it reads, copies or starts. */
  readonly named: readonly string[];
  /** Whether it goes through folders: "src" is one then. Elsewhere a folder named in one word is hardly ever meant. */
  readonly walks: boolean;
}

const FROM = /^(?:import|export)\b([^;'"`]*?)\bfrom\s*"([^"]+)"/gmu;
const BARE = /^import\s*"([^"]+)"/gmu;
const LATE = /\bimport\(\s*"([^"]+)"/gu;
const PUT_TOGETHER = /\bimport\(\s*`([^`]+)`/gu;
const WORKER = /\bnew URL\(\s*"([^"]+)",\s*import\.meta\.url/gu;
const STYLE = /(?:\bfrom|@import|url\()\s*["']?([^"')\s;]+)/gu;
/** Quoted, or the beginning of a template up to its first hole. */
const QUOTED = /["']([\w@.][\w@./-]*)["']|`([\w@.][\w@./-]*)(?:`|\$\{)/gu;

const WALKING = /\breaddir|\bsourceFiles\(/u;

const isOurs = (specifier: string) => specifier.startsWith("#") || specifier.startsWith(".");

/** A path of the project; `#x` is a file below src. */
const resolved = (from: string, specifier: string): string =>
  specifier.startsWith("#")
    ? posix.join("src", specifier.slice(1))
    : posix.join(posix.dirname(from), specifier);

const patternOf = (from: string, template: string): RegExp =>
  new RegExp(
    `^${resolved(from, template)
      .split(/\$\{[^}]*\}/u)
      .map((part) => part.replaceAll(/[.*+?^$()[\]{}|\\]/gu, String.raw`\$&`))
      .join("[^/]+")}$`,
    "u",
  );

/** Where a text may point to: below the file's folder, below the project's, and of a thread to its source (entry.ts). */
const meantBy = (from: string, text: string): readonly string[] =>
  [posix.join(posix.dirname(from), text), posix.join(text), `src/server/${text}.ts`].map((path) =>
    path.replace(/\/$/u, ""),
  );

/** Read off the text of a file as prettier formats it; a parser would take as long as all the rest. */
export function importsOf(path: string, text: string): Imports {
  const ours = (found: Iterable<RegExpMatchArray>, at = 1) =>
    [...found].flatMap((match) => (isOurs(match[at] ?? "") ? [resolved(path, match[at]!)] : []));
  if (path.endsWith(".css"))
    return { runs: ours(text.matchAll(STYLE)), late: [], types: [], patterns: [], named: [], walks: false };
  const froms = [...text.matchAll(FROM)];
  const isType = ([, between = ""]: RegExpMatchArray) => /^\s+type\s/u.test(between);
  return {
    runs: [
      ...ours(
        froms.filter((match) => !isType(match)),
        2,
      ),
      ...ours(text.matchAll(BARE)),
    ],
    late: [LATE, WORKER].flatMap((pattern) => ours(text.matchAll(pattern))),
    types: ours(froms.filter(isType), 2),
    patterns: [...text.matchAll(PUT_TOGETHER)].map(([, template = ""]) => patternOf(path, template)),
    named: [...text.matchAll(QUOTED)].flatMap(([, quoted, begun]) => meantBy(path, quoted ?? begun ?? "")),
    walks: WALKING.test(text),
  };
}
