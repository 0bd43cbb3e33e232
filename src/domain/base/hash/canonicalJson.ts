/** Every value that JSON can hold. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

/** Only written, never looked up by name, so names such as `__proto__` are harmless. */
interface JsonObject {
  // oxlint-disable-next-line volute/open-record -- entries alone are read of it
  readonly [name: string]: JsonValue | undefined;
}

/**
 * A surrogate without its partner, which UTF-8 cannot encode. With the u flag a full pair is one character and
 * does not match.
 */
const LONE_SURROGATE = /[\uD800-\uDFFF]/u;

function textOf(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new Error("a text with half a character has no canonical JSON");
  return JSON.stringify(text);
}

function numberOf(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`${value} has no canonical JSON`);
  // ECMAScript's own number format is the one that the RFC requires; −0 is written 0.
  return JSON.stringify(value);
}

const isNumbers = (values: readonly JsonValue[]): boolean => values.every((value) => Number.isFinite(value));

function listOf(values: readonly JsonValue[]): string {
  // Curves are lists of numbers; the platform writes those in one call.
  if (isNumbers(values)) return JSON.stringify(values);
  return `[${values.map(canonicalJson).join(",")}]`;
}

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

/**
 * Canonical JSON after RFC 8785: names sorted by UTF-16 code units, numbers and strings as ECMAScript writes them,
 * no spaces. `undefined` values are left out.
 *
 * @throws Error for NaN, an infinity, and half a surrogate pair, which JSON cannot express
 */
export function canonicalJson(value: JsonValue): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return numberOf(value);
  if (typeof value === "string") return textOf(value);
  if (isList(value)) return listOf(value);
  let text = "";
  // The default sort compares UTF-16 code units.
  for (const name of Object.keys(value).sort()) {
    const own = value[name];
    if (own !== undefined) text += `${text === "" ? "" : ","}${textOf(name)}:${canonicalJson(own)}`;
  }
  return `{${text}}`;
}
