import type { SheetWords } from "./DataSheet.ts";
import type { Measure, SheetBlock } from "./SheetMark.ts";
import { boxMark, CONTENT_WIDTH, lineMark, SIZE, textMark } from "./sheetStyle.ts";
import { wrapText } from "./wrapText.ts";

const SAMPLE = "示例数据";
const TITLE = "产品数据表";
const NAME_LINE = 20;
const GAP = 8;

/** The product's name, and whether its record is a sample. */
export function headBlock({ model, name, brandName, isSample }: SheetWords, measure: Measure): SheetBlock {
  const titleWidth = measure(TITLE, SIZE.title);
  const tagWidth = measure(SAMPLE, SIZE.body) + GAP;
  const room = CONTENT_WIDTH - titleWidth - GAP - (isSample ? tagWidth + GAP : 0);
  const models = wrapText(model, room, SIZE.name, measure);
  const base = models.length * NAME_LINE;
  const tagLeft = measure(models.at(-1)!, SIZE.name) + GAP;
  return {
    height: base + 26,
    marks: [
      ...models.map((line, at) => textMark([0, (at + 1) * NAME_LINE - 4], line, { size: SIZE.name })),
      ...(isSample
        ? [
            boxMark([tagLeft, base - 15], [tagWidth, 12], { edge: "hint", isDashed: true }),
            textMark([tagLeft + GAP / 2, base - 6], SAMPLE, { role: "label" }),
          ]
        : []),
      textMark([CONTENT_WIDTH, NAME_LINE - 4], TITLE, { size: SIZE.title, role: "label", align: "right" }),
      ...wrapText(`${brandName} · ${name}`, CONTENT_WIDTH, SIZE.body, measure)
        .slice(0, 1)
        .map((line) => textMark([0, base + 8], line, { role: "label" })),
      lineMark([0, base + 16, CONTENT_WIDTH, base + 16], { width: 1, role: "text" }),
    ],
  };
}
