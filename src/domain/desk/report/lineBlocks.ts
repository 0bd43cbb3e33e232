import type { Measure, SheetBlock } from "./SheetMark.ts";
import { CONTENT_WIDTH, LINE_HEIGHT, SIZE, textMark } from "./sheetStyle.ts";
import { wrapText } from "./wrapText.ts";

const BASE = 9;
const PAD = 2;

/** Sentences below one another, over the full width; nothing is cut off. */
export const lineBlocks = (lines: readonly string[], measure: Measure): SheetBlock[] =>
  lines.map((line) => {
    const wrapped = wrapText(line, CONTENT_WIDTH, SIZE.body, measure);
    return {
      height: wrapped.length * LINE_HEIGHT + PAD,
      marks: wrapped.map((text, at) => textMark([0, BASE + at * LINE_HEIGHT], text)),
    };
  });
