import type { ImportedValue } from "../../catalogue/import/ImportedProduct.ts";
import { normaliseText } from "../../base/sheet/normaliseText.ts";
import { figureKeys } from "./figureClasses.ts";
import type { Goods } from "./Goods.ts";

/** Normalises a text for comparing goods: without blanks, regardless of case and width. */
export const compactText = (text: string) => normaliseText(text).toLowerCase().replace(/ /gu, "");

/** Separator between the texts of an item; no search word contains it. */
const BETWEEN = "\n";

/** All searched texts of an item as one text. */
export const searchTextOf = ({ name, specification, brand, model }: Goods): string =>
  [name, specification, brand ?? "", model ?? ""].map(compactText).join(BETWEEN);

/** The words of a typed name; goods must contain each of them. */
export const searchWords = (name: string): readonly string[] =>
  normaliseText(name)
    .toLowerCase()
    .split(" ")
    .filter((word) => word !== "");

/** Pairs of neighbouring characters. A text that contains a word contains all of its pairs. */
export function pairsOf(text: string): readonly string[] {
  const pairs = new Set<string>();
  for (const part of text.split(BETWEEN)) {
    const characters = Array.from(part);
    for (let at = 1; at < characters.length; at++) pairs.add(`${characters[at - 1]}${characters[at]}`);
  }
  return [...pairs];
}

/** The key of a value that a condition asks for exactly. */
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

/** The keys of an item in the index: the pairs of its texts, its values, and the classes of its figures. */
export const goodsKeys = (goods: Goods): readonly string[] => [
  ...pairsOf(searchTextOf(goods)),
  ...goods.values.flatMap(keysOf),
];

const DIGITS = 6;

/** Two indexes store this key for every item; characters further back make no visible difference. */
const LONGEST_SORT_KEY = 36;

/** Sort key that orders goods naturally: DN20 before DN100. */
export const sortKeyOf = ({ name, specification, model }: Goods): string =>
  Array.from(
    [name, specification, model ?? ""]
      .map((text) => compactText(text).replace(/\d+/gu, (digits) => digits.padStart(DIGITS, "0")))
      .join(BETWEEN),
  )
    .slice(0, LONGEST_SORT_KEY)
    .join("");
