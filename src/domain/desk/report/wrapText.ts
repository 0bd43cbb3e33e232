import type { Measure } from "./SheetMark.ts";

/**
 * Latin words, figures with their units and addresses stay whole where they can; between Chinese characters a line may end
 * anywhere, but none begins with a mark that closes and none ends with one that opens (GB/T 15834-2011, 5.1).
 */
const UNIT = /[（《“‘「【]*(?:[!-~²³·±×–℃㎡]+|[^])[，。、；：？！）》”’」】％…]*/gu;

/** The lines of a text of `size` within `width` points. A unit wider than a line is cut; no text is one empty line. */
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
