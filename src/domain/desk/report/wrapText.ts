import type { Measure } from "./SheetMark.ts";

/**
 * Units that are kept whole where possible: Latin words, figures with their units, addresses. Between Chinese
 * characters a line may end anywhere, but no line begins with a closing mark or ends with an opening one (GB/T
 * 15834-2011, 5.1).
 */
const UNIT = /[（《“‘「【]*(?:[!-~²³·±×–℃㎡]+|[^])[，。、；：？！）》”’」】％…]*/gu;

/**
 * Wraps a text of `size` into lines of at most `width` points. A unit wider than a line is cut; an empty text is
 * one empty line.
 */
export function wrapText(text: string, width: number, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  const add = (part: string) => {
    if (line !== "" && measure(line + part, size) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += line === "" ? part.trimStart() : part;
  };
  for (const unit of text.match(UNIT) ?? []) {
    if (measure(unit, size) <= width) add(unit);
    else for (const character of unit) add(character);
  }
  return [...lines, line.trimEnd()];
}
