import { INK, INK_2, INK_3 } from "../curve/curveColours.ts";
import type { SheetVerdict } from "./DataSheet.ts";
import type { Measure, SheetBlock } from "./SheetMark.ts";
import { boxMark, CONTENT_WIDTH, LINE_HEIGHT, SIZE, textMark } from "./sheetStyle.ts";
import { wrapText } from "./wrapText.ts";

const LOOKS = {
  pass: { word: "满足", colour: "#1A7448", ground: "#EDF8F1" },
  fail: { word: "不满足", colour: "#C0272D", ground: "#FDF0EF" },
  "cannot-judge": { word: "无法判定", colour: INK_2, ground: "#F2F4F6" },
} as const satisfies Record<
  SheetVerdict["state"],
  { readonly word: string; readonly colour: string; readonly ground: string }
>;
const PAD = 4;

/** What a standard says: verdict, its reason, and how far it can be trusted. */
export function verdictBlock({ title, state, line, label }: SheetVerdict, measure: Measure): SheetBlock {
  const { word, colour, ground } = LOOKS[state];
  const wordLeft = measure(title, SIZE.body) + 10;
  const wordWidth = measure(word, SIZE.body) + 2 * PAD;
  const reasons = wrapText(line, CONTENT_WIDTH, SIZE.body, measure);
  return {
    height: 14 + (reasons.length + 1) * LINE_HEIGHT + 2,
    marks: [
      textMark([0, 10], title, { colour: INK }),
      boxMark([wordLeft, 1], [wordWidth, 12], { fill: ground }),
      textMark([wordLeft + PAD, 10], word, { colour }),
      ...reasons.map((reason, at) => textMark([0, 24 + at * LINE_HEIGHT], reason, { colour: INK_2 })),
      textMark([0, 24 + reasons.length * LINE_HEIGHT], label, { size: SIZE.small, colour: INK_3 }),
    ],
  };
}
