import type { Issue } from "#api/contract/envelope.ts";

/** Deeper than any shape of ours, shallow enough for every walk that follows. */
const MAX_DEPTH = 32;
/** No list or record of the contract is longer; a schema complains of every item before it counts them. */
export const MAX_ITEMS = 1000;
/** 500 rooms with every figure and 1000 product ids are under 10,000 values. */
export const MAX_VALUES = 50_000;
/** Names that reach an object's prototype; schemas look keys up in plain objects and would take them for known. */
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
/** PostgreSQL stores no NUL, and a lone half of a character is not text in any encoding. */
const NOT_TEXT = /[\0\p{Surrogate}]/u;

interface Place {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
}

const below = (path: string, key: string) => (path === "" ? key : `${path}.${key}`);

/**
 * What no schema would say about a parsed value, or would say too late: too deep, too many, a prototype key, a
 * string that is not text. Walks with a list of its own instead of recursion, so that depth cannot exhaust the
 * stack. `part` stands for the path of the root.
 */
export function unsafeValue(root: unknown, part: string): Issue | undefined {
  const waiting: Place[] = [{ value: root, path: "", depth: 0 }];
  let seen = 0;
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { value, path, depth } = place;
    const at = path === "" ? part : path;
    if (typeof value === "string" && NOT_TEXT.test(value)) {
      return { path: at, message: "holds a character that is not text" };
    }
    if (typeof value !== "object" || value === null) continue;
    if (depth === MAX_DEPTH) return { path: at, message: `is nested deeper than ${MAX_DEPTH} levels` };
    const entries = Object.entries(value);
    if (entries.length > MAX_ITEMS) return { path: at, message: `holds more than ${MAX_ITEMS} items` };
    seen += entries.length;
    if (seen > MAX_VALUES) return { path: part, message: `holds more than ${MAX_VALUES} values` };
    for (const [key, child] of entries) {
      if (PROTOTYPE_KEYS.has(key)) return { path: below(path, key), message: "is not an allowed name" };
      if (NOT_TEXT.test(key)) return { path: at, message: "has a name that is not text" };
      waiting.push({ value: child, path: below(path, key), depth: depth + 1 });
    }
  }
  return undefined;
}
