import { posix } from "node:path";

/**
 * The dependencies of a file, each as a specifier resolved to a path of the project, or to a pattern of such
 * paths.
 */
export interface Imports {
  /** Loaded and run with it. */
  readonly runs: readonly string[];
  /** Loaded and run on demand, or in a thread of its own: a separate chunk. */
  readonly late: readonly string[];
  /** Only types, erased before it runs. */
  readonly types: readonly string[];
  /** Imports with a name that is composed at run time. */
  readonly patterns: readonly RegExp[];
  /** Texts that may be paths of files or folders that it reads, copies or starts. */
  readonly named: readonly string[];
  /** Whether it lists folders: then "src" is a folder. Elsewhere a single word rarely means one. */
  readonly walks: boolean;
}

const FROM = /^(?:import|export)\b([^;'"`]*?)\bfrom\s*"([^"]+)"/gmu;
const BARE = /^import\s*"([^"]+)"/gmu;
const LATE = /\bimport\(\s*"([^"]+)"/gu;
const PUT_TOGETHER = /\bimport\(\s*`([^`]+)`/gu;
const WORKER = /\bnew URL\(\s*"([^"]+)",\s*import\.meta\.url/gu;
const STYLE = /(?:\bfrom|@import|url\()\s*["']?([^"')\s;]+)/gu;
/** Quoted, or the beginning of a template up to its first substitution. */
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

/**
 * Where a text may point: below the file's folder, below the project's, and for a thread to its source
 * (entry.ts).
 */
const meantBy = (from: string, text: string): readonly string[] =>
  [posix.join(posix.dirname(from), text), posix.join(text), `src/server/${text}.ts`].map((path) =>
    path.replace(/\/$/u, ""),
  );

/** Read from the text of a file as prettier formats it; a parser would take as long as everything else. */
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
