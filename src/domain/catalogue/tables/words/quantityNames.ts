import { CJK, CYRILLIC, nameLetters } from "./nameLetters.ts";
import type { Quantity } from "./quantities.ts";
import { simplifyHead } from "./simplifyHead.ts";
import { TABLE_WORDS, type Script } from "./tableWords.ts";

const lettersOf = nameLetters(TABLE_WORDS.between);

/** The script that decides what a name means. */
function scriptOf(text: string): { readonly script: Script; readonly letters: string } {
  const { cjk, latin, cyrillic } = lettersOf(text);
  if (cjk !== "") return { script: "cjk", letters: cjk };
  return cyrillic === "" ? { script: "latin", letters: latin } : { script: "cyrillic", letters: cyrillic };
}

const NAMES: Readonly<Record<Script, Map<string, Quantity>>> = {
  cjk: new Map(),
  latin: new Map(),
  cyrillic: new Map(),
};
for (const { quantity, names } of TABLE_WORDS.quantities)
  for (const name of names) {
    const { script, letters } = scriptOf(simplifyHead(name));
    const known = NAMES[script].get(letters);
    if (known !== undefined && known !== quantity)
      throw new Error(`data/tables/words.json: ${name} names ${known} and ${quantity}`);
    NAMES[script].set(letters, quantity);
  }

const lettersIn = (script: Script, words: readonly string[]) =>
  words.map((word) => lettersOf(simplifyHead(word))[script]);
const around = (script: Script) => ({
  before: lettersIn(script, TABLE_WORDS.before[script]),
  after: lettersIn(script, TABLE_WORDS.after[script]),
});
const AROUND = { cjk: around("cjk"), latin: around("latin"), cyrillic: around("cyrillic") } as const;

/** The quantity that letters of one script name, with or without words around it that do not change it. */
function namedIn(script: Script, letters: string, mayEnd = true): Quantity | null {
  if (letters === "") return null;
  const whole = NAMES[script].get(letters);
  if (whole !== undefined) return whole;
  const { before, after } = AROUND[script];
  for (const word of before) {
    const found = letters.startsWith(word) ? namedIn(script, letters.slice(word.length), mayEnd) : null;
    if (found !== null) return found;
  }
  if (!mayEnd) return null;
  for (const word of after) {
    const found = letters.endsWith(word) ? namedIn(script, letters.slice(0, -word.length), false) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Whether letters are nothing but words that stand before names: 必要 of 必要NPSH. */
const isBefore = (script: Script, letters: string): boolean =>
  letters === "" ||
  AROUND[script].before.some(
    (word) => letters.startsWith(word) && isBefore(script, letters.slice(word.length)),
  );

/** A quantity's symbol beside its name: 扬程 H, 汽蚀余量 Δh. */
const SYMBOL = /^[a-zα-ωδ]{1,3}\d?$/u;
const LATIN_SYMBOL = /(?:^| |,)[a-zα-ωδ]{1,2}\d?(?=$|[ ,])/gu;
const CYRILLIC_SYMBOL = /(?:^| |,)[а-я]{1,2}\d?(?=$|[ ,])/gu;

/** The quantity of a name without unit and step, if the whole of it is one. */
export function quantityNamed(text: string): Quantity | null {
  const { script, letters } = scriptOf(text);
  if (script === "latin" || isBefore(script, letters)) return latinNamed(text);
  const found =
    namedIn(script, letters) ??
    (script === "cyrillic" ? namedIn(script, scriptOf(text.replace(CYRILLIC_SYMBOL, " ")).letters) : null);
  if (found === null) return null;
  const { latin } = lettersOf(text);
  const isBeside =
    latin === "" ||
    SYMBOL.test(latin) ||
    namedIn("latin", latin) === found ||
    latinNamed(text.replace(CJK, " ").replace(CYRILLIC, " ")) !== null;
  return isBeside ? found : null;
}

/** One name, or two names of one quantity: Volumenstrom / Flow rate. */
function latinNamed(text: string): Quantity | null {
  const of = (some: string) => namedIn("latin", lettersOf(some).latin);
  const direct = of(text) ?? of(text.replace(LATIN_SYMBOL, " "));
  if (direct !== null) return direct;
  const [first, ...others] = text.split(/[/|]/u).map(of);
  return first !== undefined && others.length > 0 && others.every((one) => one === first) ? first : null;
}

/** Cyrillic letters that look like Latin ones: Рv, Н. */
const ALIKE = new Map(
  Array.from("авекмнорстх", (letter, at) => [letter, "abekmhopctx"[at] ?? letter] as const),
);

/** The letters of a text that may be a symbol; empty for one in Chinese or Japanese. */
export function symbolLetters(text: string): string {
  const { cjk, latin, cyrillic } = lettersOf(text);
  if (cjk !== "") return "";
  if (latin === "" || cyrillic === "") return latin === "" ? cyrillic : latin;
  return lettersOf(text.replace(CYRILLIC, (letter) => ALIKE.get(letter) ?? letter)).latin;
}

/** What a letter or a short name means beside a unit of the kind. */
export const SYMBOLS: ReadonlyMap<string, readonly Quantity[]> = TABLE_WORDS.symbols;
