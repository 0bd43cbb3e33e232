import type { ImportedValue } from "../../catalogue/import/ImportedProduct.ts";
import { normaliseText } from "../../base/sheet/normaliseText.ts";
import { figureKeys } from "./figureClasses.ts";
import type { Goods } from "./Goods.ts";

/** A text as goods are compared by it: without blanks, whatever its case and width. */
export const compactText = (text: string) => normaliseText(text).toLowerCase().replace(/ /gu, "");

/** Between the texts of goods: no word that is searched holds it. */
const BETWEEN = "\n";

/** All that goods are found by as one text. */
export const searchTextOf = ({ name, specification, brand, model }: Goods): string =>
  [name, specification, brand ?? "", model ?? ""].map(compactText).join(BETWEEN);

/** The words of a typed name; goods must hold each of them. */
export const searchWords = (name: string): readonly string[] =>
  normaliseText(name)
    .toLowerCase()
    .split(" ")
    .filter((word) => word !== "");

/** Pairs of neighbouring characters: a text that holds a word holds all of its pairs. */
export function pairsOf(text: string): readonly string[] {
  const pairs = new Set<string>();
  for (const part of text.split(BETWEEN)) {
    const characters = Array.from(part);
    for (let at = 1; at < characters.length; at++) pairs.add(`${characters[at - 1]}${characters[at]}`);
  }
  return [...pairs];
}

/** The key of a value that a condition may ask for as it is; `null` of a range. */
export function valueKey(code: string, value: number | string | boolean): string {
  return `${code}=${typeof value === "string" ? compactText(value) : value}`;
}

function keysOf(value: ImportedValue): readonly string[] {
  const { propertyCode: code } = value;
  if ("number" in value)
    return [valueKey(code, value.number), ...figureKeys(code, value.number, value.number)];
  if ("enumCode" in value) return [`${code}=${value.enumCode}`];
  if ("bool" in value) return [valueKey(code, value.bool)];
  if ("text" in value) return [valueKey(code, value.text)];
  return figureKeys(code, value.rangeFrom, value.rangeTo);
}

/** What an index finds goods by: the pairs of their texts, their values, and the classes of their figures. */
export const goodsKeys = (goods: Goods): readonly string[] => [
  ...pairsOf(searchTextOf(goods)),
  ...goods.values.flatMap(keysOf),
];

const DIGITS = 6;

/** Two indexes hold it for every goods: what stands further back decides nothing that anybody sees. */
const LONGEST_SORT_KEY = 36;

/** Orders goods as people do: DN20 before DN100. */
export const sortKeyOf = ({ name, specification, model }: Goods): string =>
  Array.from(
    [name, specification, model ?? ""]
      .map((text) => compactText(text).replace(/\d+/gu, (digits) => digits.padStart(DIGITS, "0")))
      .join(BETWEEN),
  )
    .slice(0, LONGEST_SORT_KEY)
    .join("");
