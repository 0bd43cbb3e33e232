import { simplifyHead } from "./simplifyHead.ts";
import { TABLE_WORDS } from "./tableWords.ts";

const WORDS = TABLE_WORDS.decimalComma.map(simplifyHead);
const CYRILLIC = /\p{Script=Cyrillic}{3}/u;

/** Whether a text is in a language that writes 0,5: German, French, Italian, Spanish, Russian. */
export function hasDecimalComma(text: string): boolean {
  const head = simplifyHead(text);
  return CYRILLIC.test(head) || WORDS.some((word) => head.includes(word));
}
