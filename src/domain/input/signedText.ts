import { quantityText } from "./quantityText.ts";
import { toHalfWidth } from "./toHalfWidth.ts";

/** What a field of a figure that may lie below zero keeps of a typed text. */
export function signedText(text: string): string {
  const isNegative = /^\s*[-−]/u.test(toHalfWidth(text));
  return `${isNegative ? "-" : ""}${quantityText(text)}`;
}
