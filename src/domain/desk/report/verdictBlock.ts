import type { SheetVerdict } from "./DataSheet.ts";
import type { Measure, SheetBlock } from "./SheetMark.ts";
import { boxMark, CONTENT_WIDTH, LINE_HEIGHT, SIZE, textMark } from "./sheetStyle.ts";
import { wrapText } from "./wrapText.ts";

const WORDS = {
  pass: "满足",
  fail: "不满足",
  borderline: "临界",
  "cannot-judge": "无法判定",
} as const satisfies Record<SheetVerdict["state"], string>;
const PAD = 4;

/** The judgement by a standard: result, reason, and how reliable it is. */
export function verdictBlock({ title, state, line, label }: SheetVerdict, measure: Measure): SheetBlock {
  const word = WORDS[state];
  const wordLeft = measure(title, SIZE.body) + 10;
  const wordWidth = measure(word, SIZE.body) + 2 * PAD;
  const reasons = wrapText(line, CONTENT_WIDTH, SIZE.body, measure);
  return {
    height: 14 + (reasons.length + 1) * LINE_HEIGHT + 2,
    marks: [
      textMark([0, 10], title),
      boxMark([wordLeft, 1], [wordWidth, 12], { fill: `${state} ground` }),
      textMark([wordLeft + PAD, 10], word, { role: state }),
      ...reasons.map((reason, at) => textMark([0, 24 + at * LINE_HEIGHT], reason, { role: "label" })),
      textMark([0, 24 + reasons.length * LINE_HEIGHT], label, { size: SIZE.small, role: "hint" }),
    ],
  };
}
