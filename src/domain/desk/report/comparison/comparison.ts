import { fail, ok, type Result } from "../../../base/result.ts";
import { entriesOf, keyed, keyedFrom, lookUp, type Keyed } from "../../../base/keyed.ts";

export const FEWEST_COMPARED = 2;
/** As many as a chart can distinguish by colour. */
export const MOST_COMPARED = 6;

export interface ComparedProduct {
  readonly id: string;
  /** The model's name where it was chosen. */
  readonly model: string;
}

/** The products chosen for comparison, by category code; only products of one category are compared. */
export type Comparisons = Keyed<readonly ComparedProduct[]>;

const NONE: readonly ComparedProduct[] = [];
export const chosenOf = (comparisons: Comparisons, categoryCode: string) =>
  lookUp(comparisons, categoryCode) ?? NONE;

/** Adds a product, or removes it; a seventh product changes nothing. */
export function toggleCompared(
  comparisons: Comparisons,
  categoryCode: string,
  product: ComparedProduct,
): Comparisons {
  const chosen = chosenOf(comparisons, categoryCode);
  const others = chosen.filter(({ id }) => id !== product.id);
  const isIn = others.length < chosen.length;
  if (!isIn && chosen.length >= MOST_COMPARED) return comparisons;
  return withChosen(comparisons, categoryCode, isIn ? others : [...chosen, product]);
}

/** Removes all products of a category. */
export const clearCompared = (comparisons: Comparisons, categoryCode: string): Comparisons =>
  withChosen(comparisons, categoryCode, []);

function withChosen(
  comparisons: Comparisons,
  categoryCode: string,
  chosen: readonly ComparedProduct[],
): Comparisons {
  const others = entriesOf(comparisons).filter(([code]) => code !== categoryCode);
  return keyedFrom(chosen.length === 0 ? others : [...others, [categoryCode, chosen]]);
}

const isObject = (value: unknown): value is { readonly [Name in keyof ComparedProduct]?: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readProducts(value: unknown): readonly ComparedProduct[] {
  if (!Array.isArray(value)) return NONE;
  const products = value.flatMap((entry: unknown): readonly ComparedProduct[] =>
    isObject(entry) && typeof entry.id === "string" && entry.id !== "" && typeof entry.model === "string"
      ? [{ id: entry.id, model: entry.model }]
      : [],
  );
  const unique = new Map(products.map((product) => [product.id, product]));
  return [...unique.values()].slice(0, MOST_COMPARED);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Reads stored JSON; entries of another form are left out. */
export function readComparisons(text: string | null): Comparisons {
  const kept = parse(text ?? "");
  if (!isObject(kept)) return keyed({});
  return keyedFrom(
    Object.entries(kept)
      .map(([code, value]) => [code, readProducts(value)] as const)
      .filter(([, products]) => products.length > 0),
  );
}

/** Encoded, because a comma within an id must not split it. */
export const comparedText = (ids: readonly string[]): string => ids.map(encodeURIComponent).join(",");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The ids in an address, each once; if there are too many, all of them. */
export function readComparedIds(
  text: string | null,
):
  | Result<readonly string[], "too-few">
  | { readonly ok: false; readonly code: "too-many"; readonly ids: readonly string[] } {
  const ids = [...new Set((text ?? "").split(",").map(decoded))].filter((id) => id.trim() !== "");
  if (ids.length > MOST_COMPARED) return { ok: false, code: "too-many", ids };
  return ids.length < FEWEST_COMPARED ? fail("too-few") : ok(ids);
}
