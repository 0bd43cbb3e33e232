import type { Issue } from "#api/contract/envelope.ts";

/** Deeper than any shape of ours, and shallow enough for every walk that follows. */
const MAX_DEPTH = 32;
/** No list or record of the contract is longer; a schema would report every item before counting them. */
export const MAX_ITEMS = 1000;
/**
 * 500 rooms with every figure and 1000 product ids are under 10,000 values; a call that needs more states its
 * own limit.
 */
export const MAX_VALUES = 50_000;
/**
 * Names that reach an object's prototype; schemas look up keys in plain objects and would treat these as
 * known.
 */
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
/** PostgreSQL stores no NUL, and a lone surrogate is not text in any encoding. */
const NOT_TEXT = /[\0\p{Surrogate}]/u;

interface NestedValue {
  readonly value: object;
  readonly path: string;
  readonly depth: number;
}

const below = (path: string, key: string) => (path === "" ? key : `${path}.${key}`);
const notText = (path: string): Issue => ({ path, message: "holds a character that is not text" });

/**
 * Finds in a parsed value what no schema reports, or reports too late: too deep, too many values, a prototype
 * key, a string that is not text. Walks with its own stack instead of recursion, so that depth cannot exhaust
 * the call stack. Only values with content are pushed, because a part of a plan is thirty columns of a
 * thousand figures. `part` is the path of the root.
 */
export function unsafeValue(root: unknown, part: string, mostValues = MAX_VALUES): Issue | undefined {
  if (typeof root === "string") return NOT_TEXT.test(root) ? notText(part) : undefined;
  const waiting: NestedValue[] = [];
  const enter = (value: unknown, path: string, depth: number) => {
    if (typeof value === "object" && value !== null) waiting.push({ value, path, depth });
  };
  enter(root, "", 0);
  let seen = 0;
  for (let nested = waiting.pop(); nested !== undefined; nested = waiting.pop()) {
    const { value, path, depth } = nested;
    const at = path === "" ? part : path;
    if (depth === MAX_DEPTH) return { path: at, message: `is nested deeper than ${MAX_DEPTH} levels` };
    const isList = Array.isArray(value);
    const keys = isList ? [] : Object.keys(value);
    const items: readonly unknown[] = isList ? value : Object.values(value);
    if (items.length > MAX_ITEMS) return { path: at, message: `holds more than ${MAX_ITEMS} items` };
    seen += items.length;
    if (seen > mostValues) return { path: part, message: `holds more than ${mostValues} values` };
    for (const key of keys) {
      if (PROTOTYPE_KEYS.has(key)) return { path: below(path, key), message: "is not an allowed name" };
      if (NOT_TEXT.test(key)) return { path: at, message: "has a name that is not text" };
    }
    for (let item = 0; item < items.length; item++) {
      const child = items[item];
      if (typeof child === "number" || child === null) continue;
      const name = () => below(path, keys[item] ?? String(item));
      if (typeof child === "string") {
        if (NOT_TEXT.test(child)) return notText(name());
      } else enter(child, name(), depth + 1);
    }
  }
  return undefined;
}
