import type { Coded } from "#domain/products/search/SearchColumns.ts";
import { wordIndex, type NamedCodes, type WordIndex } from "#domain/products/search/WordIndex.ts";
import { lookUp } from "#domain/base/keyed.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/** Texts as codes: a code of 1 or more is the index of a text, plus 1. */
function codedTexts(texts: readonly string[]): Coded {
  const numbers = new Map<string, number>();
  const rows = Uint32Array.from(texts, (text) => {
    const number = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, number);
    return number;
  });
  return { codes: [...numbers.keys()], rows };
}

/** Words of the properties: names of enumerated values, and texts. */
function propertyWords({ columns, definitions }: SearchCategory): readonly NamedCodes[] {
  return definitions.flatMap(({ code, enumValues }) => {
    const column = lookUp(columns.properties, code);
    if (column?.kind === "text") return [{ coded: column.coded, nameOf: (text: string) => text }];
    if (column?.kind !== "enum") return [];
    const names = new Map(enumValues.map((value) => [value.code, value.name]));
    return [{ coded: column.coded, nameOf: (value: string) => names.get(value) ?? value }];
  });
}

const indexes = new WeakMap<SearchCategory, WordIndex>();

/**
 * Index of the words that a search looks at: model, name, brand, series and the words of the properties. Made
 * at the first search, and kept as long as the category is.
 */
export function categoryWords(category: SearchCategory): WordIndex {
  const known = indexes.get(category);
  if (known !== undefined) return known;
  const { columns, texts, brands, seriesNames } = category;
  const made = wordIndex(texts.models, [
    { coded: codedTexts(texts.names), nameOf: (name) => name },
    { coded: columns.brands, nameOf: (code) => brands.get(code)?.name ?? code },
    { coded: columns.series, nameOf: (id) => seriesNames.get(id) ?? "" },
    ...propertyWords(category),
  ]);
  indexes.set(category, made);
  return made;
}
