import { append } from "../../../base/lists.ts";
import { pairBlocks } from "../pairBlocks.ts";
import { movedMark, type Measure, type SheetMark } from "../SheetMark.ts";
import { boxMark, CONTENT_WIDTH, LEFT, LINE_HEIGHT, lineMark, PAGE, SIZE, textMark } from "../sheetStyle.ts";
import { wrapText } from "../wrapText.ts";
import type { Manual } from "./Manual.ts";

const SAMPLE = "示例数据";
const TITLE_SIZE = 24;
const TITLE_LINE = 32;
const TOP = 190;
const PAD = 6;

/** The first page: the series, what all models share, and the contents. */
export function coverMarks(manual: Manual, measure: Measure): SheetMark[] {
  const { brandName, seriesName, categoryName, isSample, modelCount, shared, tables, charts } = manual;
  const titles = wrapText(seriesName, CONTENT_WIDTH, TITLE_SIZE, measure);
  const right = LEFT + CONTENT_WIDTH;
  const tagWidth = measure(SAMPLE, SIZE.title) + 2 * PAD;
  let y = TOP + titles.length * TITLE_LINE;
  const marks: SheetMark[] = [
    textMark([LEFT, TOP - 24], brandName, { size: SIZE.name, role: "label" }),
    ...titles.map((line, at) => textMark([LEFT, TOP + at * TITLE_LINE + 8], line, { size: TITLE_SIZE })),
    lineMark([LEFT, y - 8, right, y - 8], { width: 1, role: "text" }),
    textMark([LEFT, y + 12], `${categoryName} 产品手册`, { size: SIZE.title, role: "label" }),
    textMark([right, y + 12], `${modelCount} 个型号`, { size: SIZE.title, role: "label", align: "right" }),
  ];
  y += 32;
  if (isSample) {
    marks.push(
      boxMark([LEFT, y], [tagWidth, 16], { edge: "hint", isDashed: true }),
      textMark([LEFT + PAD, y + 11.5], SAMPLE, { size: SIZE.title, role: "label" }),
      textMark([LEFT + tagWidth + 8, y + 11.5], "由程序生成，不是任何厂商的数据，不能用于采购和施工", {
        role: "label",
      }),
    );
    y += 36;
  }
  for (const block of pairBlocks(shared, measure, 2)) {
    const dy = y;
    append(
      marks,
      block.marks.map((mark) => movedMark(mark, LEFT, dy)),
    );
    y += block.height;
  }
  const contents = [
    ...new Set(tables.map(({ name }) => name)),
    ...(charts.length > 0 ? [`性能曲线（${charts.length} 个型号）`] : []),
  ];
  const first = PAGE.height - 72 - contents.length * LINE_HEIGHT;
  return [
    ...marks,
    ...(first < y + LINE_HEIGHT
      ? []
      : [
          textMark([LEFT, first - LINE_HEIGHT], "内容", { role: "label" }),
          ...contents.map((name, at) => textMark([LEFT, first + at * LINE_HEIGHT], name)),
        ]),
  ];
}
