import { append } from "../../../base/lists.ts";
import { chartBlock } from "../chartBlock.ts";
import { movedMark, type Measure, type SheetBlock, type SheetMark, type SheetPage } from "../SheetMark.ts";
import {
  boxMark,
  CONTENT_WIDTH,
  FRAME,
  INSET,
  LEFT,
  PAGE,
  sectionTitle,
  SIZE,
  textMark,
} from "../sheetStyle.ts";
import { wrapText } from "../wrapText.ts";
import { coverMarks } from "./coverMarks.ts";
import type { Manual } from "./Manual.ts";
import { tableBlocks } from "./manualTables.ts";

const FOOT = 20;
const TOP = FRAME + INSET;
const BOTTOM = PAGE.height - FRAME - FOOT;
/** Share of a chart's usual height: two charts with their titles fill a page. */
const CHART_SHARE = 1.2;
const SPACE = 10;

/** Stacks blocks, page after page. */
class Pages {
  readonly pages: SheetMark[][] = [];
  #y = Infinity;

  begin(): void {
    this.pages.push([]);
    this.#y = TOP;
  }

  /** Whether so much height is left on the page. */
  takes(height: number): boolean {
    return this.#y + height <= BOTTOM;
  }

  add(block: SheetBlock): void {
    if (!this.takes(block.height)) this.begin();
    const y = this.#y;
    append(
      this.pages.at(-1)!,
      block.marks.map((mark) => movedMark(mark, LEFT, y)),
    );
    this.#y += block.height;
  }

  space(): void {
    this.#y += SPACE;
  }
}

function addTables(pages: Pages, { tables }: Manual, measure: Measure): void {
  for (const table of tables) {
    const title = sectionTitle(table.name);
    const { head, rows } = tableBlocks(table, measure);
    const [first] = rows;
    if (!pages.takes(title.height + head.height + (first?.height ?? 0))) pages.begin();
    pages.add(title);
    pages.add(head);
    for (const row of rows) {
      if (!pages.takes(row.height)) {
        pages.begin();
        pages.add(head);
      }
      pages.add(row);
    }
    pages.space();
  }
}

function addCharts(pages: Pages, { charts, curveRemark }: Manual, measure: Measure): void {
  if (charts.length === 0) return;
  pages.begin();
  if (curveRemark !== null)
    pages.add({ height: 16, marks: [textMark([0, 9], curveRemark, { role: "label" })] });
  for (const { model, chart } of charts) {
    const title = sectionTitle(`${model} 性能曲线`);
    const block = chartBlock(chart, measure, CHART_SHARE);
    if (!pages.takes(title.height + block.height)) pages.begin();
    pages.add(title);
    pages.add(block);
    pages.space();
  }
}

function footMarks({ title, source }: Manual, number: number, count: number, measure: Measure): SheetMark[] {
  const y = PAGE.height - FRAME - FOOT / 3;
  const small = { size: SIZE.small, role: "hint" } as const;
  const [line = ""] = wrapText(`${title}　数据来源：${source}`, CONTENT_WIDTH - 100, SIZE.small, measure);
  return [
    boxMark([FRAME, FRAME], [PAGE.width - 2 * FRAME, PAGE.height - 2 * FRAME], { edge: "label" }),
    textMark([LEFT, y], line, small),
    textMark([LEFT + CONTENT_WIDTH, y], `第 ${number} 页，共 ${count} 页`, { ...small, align: "right" }),
  ];
}

/** A series on A4: a cover, the models' values by subject, and curves. */
export function layoutManual(manual: Manual, measure: Measure): SheetPage[] {
  const pages = new Pages();
  pages.begin();
  addTables(pages, manual, measure);
  addCharts(pages, manual, measure);
  const all = [coverMarks(manual, measure), ...pages.pages];
  return all.map((marks, at) => [...footMarks(manual, at + 1, all.length, measure), ...marks]);
}
