/** What JSON can say. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

/** Written and never looked up: whatever it calls its values is written as it is. */
interface JsonObject {
  // oxlint-disable-next-line volute/open-record -- entries alone are read of it
  readonly [name: string]: JsonValue | undefined;
}

/** A surrogate without its partner, of which no UTF-8 can be made: with the u flag a pair is one character and no match. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/u;

function textOf(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new Error("a text with half a character has no canonical JSON");
  return JSON.stringify(text);
}

function numberOf(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`${value} has no canonical JSON`);
  // ECMAScript's own form is the one that the RFC asks for; −0 is written 0.
  return JSON.stringify(value);
}

const isNumbers = (values: readonly JsonValue[]): boolean => values.every((value) => Number.isFinite(value));

function listOf(values: readonly JsonValue[]): string {
  // Curves are lists of numbers, which the platform writes at once.
  if (isNumbers(values)) return JSON.stringify(values);
  return `[${values.map(canonicalJson).join(",")}]`;
}

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

/**
 * JSON in the one form that RFC 8785 knows: names by UTF-16 code units, numbers and strings as ECMAScript writes them, no
 * space. What is `undefined` is left out.
 *
 * @throws Error for NaN, an infinity, and half a surrogate pair, which JSON cannot say
 */
export function canonicalJson(value: JsonValue): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return numberOf(value);
  if (typeof value === "string") return textOf(value);
  if (isList(value)) return listOf(value);
  let text = "";
  // Sorted without a rule of one's own, texts stand in the order of their UTF-16 units.
  for (const name of Object.keys(value).sort()) {
    const own = value[name];
    if (own !== undefined) text += `${text === "" ? "" : ","}${textOf(name)}:${canonicalJson(own)}`;
  }
  return `{${text}}`;
}
