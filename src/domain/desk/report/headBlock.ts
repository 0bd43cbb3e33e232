import type { SheetWords } from "./DataSheet.ts";
import type { Measure, SheetBlock } from "./SheetMark.ts";
import { boxMark, CONTENT_WIDTH, lineMark, SIZE, textMark } from "./sheetStyle.ts";
import { wrapText } from "./wrapText.ts";

const TITLE = "产品数据表";
const NAME_LINE = 20;
const GAP = 8;
const MOST_TAG = 150;

/** The tag of a sample or of a library. A long library name is shortened in favour of the model's. */
function tagOf({ isSample, libraryName }: SheetWords, measure: Measure): string {
  if (libraryName === undefined) return isSample ? "示例数据" : "";
  const [first = "", ...rest] = wrapText(`自有 · ${libraryName}`, MOST_TAG, SIZE.body, measure);
  return rest.length === 0 ? first : `${first}…`;
}

/** The product's name, with the owner of its record unless it is of the catalogue. */
export function headBlock(words: SheetWords, measure: Measure): SheetBlock {
  const { model, name, brandName } = words;
  const titleWidth = measure(TITLE, SIZE.title);
  const tag = tagOf(words, measure);
  const tagWidth = measure(tag, SIZE.body) + GAP;
  const room = CONTENT_WIDTH - titleWidth - GAP - (tag === "" ? 0 : tagWidth + GAP);
  const models = wrapText(model, room, SIZE.name, measure);
  const base = models.length * NAME_LINE;
  const tagLeft = measure(models.at(-1)!, SIZE.name) + GAP;
  return {
    height: base + 26,
    marks: [
      ...models.map((line, at) => textMark([0, (at + 1) * NAME_LINE - 4], line, { size: SIZE.name })),
      ...(tag === ""
        ? []
        : [
            boxMark([tagLeft, base - 15], [tagWidth, 12], { edge: "hint", isDashed: true }),
            textMark([tagLeft + GAP / 2, base - 6], tag, { role: "label" }),
          ]),
      textMark([CONTENT_WIDTH, NAME_LINE - 4], TITLE, { size: SIZE.title, role: "label", align: "right" }),
      ...wrapText(`${brandName} · ${name}`, CONTENT_WIDTH, SIZE.body, measure)
        .slice(0, 1)
        .map((line) => textMark([0, base + 8], line, { role: "label" })),
      lineMark([0, base + 16, CONTENT_WIDTH, base + 16], { width: 1, role: "text" }),
    ],
  };
}
