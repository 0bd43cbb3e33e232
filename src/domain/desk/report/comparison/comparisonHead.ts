import { COMPARISON_TITLE, type ComparisonSheet } from "./ComparisonWords.ts";
import type { SheetPair } from "../DataSheet.ts";
import { headPairs } from "../documentHead.ts";
import type { Measure, SheetBlock } from "../SheetMark.ts";
import { CONTENT_WIDTH, LINE_HEIGHT, lineMark, SIZE, textMark } from "../sheetStyle.ts";
import { wrapText } from "../wrapText.ts";

const NAME_WIDTH = 56;
const BASE = 9;

/** A fact over the full width, because names of projects and duties with system and fluid are long. */
function lineBlock({ name, value }: SheetPair, measure: Measure): SheetBlock {
  const lines = wrapText(value, CONTENT_WIDTH - NAME_WIDTH, SIZE.body, measure);
  return {
    height: lines.length * LINE_HEIGHT + 3,
    marks: [
      textMark([0, BASE], name, { role: "label" }),
      ...lines.map((line, at) => textMark([NAME_WIDTH, BASE + at * LINE_HEIGHT], line)),
    ],
  };
}

/** What is compared, for whom, and at which duty. */
export function comparisonHead(
  { categoryName, head, conditions }: ComparisonSheet,
  measure: Measure,
): SheetBlock[] {
  const [category = ""] = wrapText(categoryName, CONTENT_WIDTH / 2, SIZE.title, measure);
  return [
    {
      height: 34,
      marks: [
        textMark([0, 16], COMPARISON_TITLE, { size: SIZE.name }),
        textMark([CONTENT_WIDTH, 16], category, { size: SIZE.title, role: "label", align: "right" }),
        lineMark([0, 24, CONTENT_WIDTH, 24], { width: 1, role: "text" }),
      ],
    },
    ...[...headPairs(head), ...conditions].map((pair) => lineBlock(pair, measure)),
  ];
}
