import { chartBlock } from "./chartBlock.ts";
import type { DataSheet } from "./DataSheet.ts";
import { footHeight, footMarks } from "./footMarks.ts";
import { headBlock } from "./headBlock.ts";
import { pairBlocks } from "./pairBlocks.ts";
import { pointTable } from "./pointTable.ts";
import { movedMark, type Measure, type SheetBlock, type SheetMark, type SheetPage } from "./SheetMark.ts";
import { FRAME, INSET, LEFT, PAGE, sectionTitle, textMark } from "./sheetStyle.ts";
import { verdictBlock } from "./verdictBlock.ts";

const SPACE: SheetBlock = { height: 10, marks: [] };

function chartBlocks({ chart }: DataSheet, measure: Measure): SheetBlock[] {
  if (chart === null) return [];
  const title = sectionTitle("性能曲线");
  return chart === "no-curves"
    ? [title, { height: 18, marks: [textMark([0, 12], "暂无性能曲线，厂商没有提供可以绘制的曲线数据")] }]
    : [title, chartBlock(chart, measure), pointTable(chart), SPACE];
}

function blocksOf(sheet: DataSheet, measure: Measure): SheetBlock[] {
  const { facts, verdict, groups } = sheet;
  return [
    headBlock(sheet, measure),
    ...pairBlocks(facts, measure),
    SPACE,
    ...chartBlocks(sheet, measure),
    ...(verdict === null ? [] : [sectionTitle("规范判定"), verdictBlock(verdict, measure), SPACE]),
    ...groups.flatMap(({ name, pairs }) => [sectionTitle(name), ...pairBlocks(pairs, measure), SPACE]),
  ];
}

/** Blocks that stand together: titles with what follows them. */
function bound(blocks: readonly SheetBlock[]): SheetBlock[][] {
  const groups: SheetBlock[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    if (isOpen) groups.at(-1)!.push(block);
    else groups.push([block]);
    isOpen = block.keepsWithNext === true;
  }
  return groups;
}

/** Where everything of a data sheet stands, page by page. */
export function layoutDataSheet(sheet: DataSheet, measure: Measure): SheetPage[] {
  const top = FRAME + INSET;
  const bottom = PAGE.height - FRAME - footHeight(sheet, measure) - INSET / 2;
  const pages: SheetMark[][] = [[]];
  let y = top;
  for (const group of bound(blocksOf(sheet, measure))) {
    const height = group.reduce((sum, block) => sum + block.height, 0);
    if (y > top && y + height > bottom) {
      // Empty space between sections does not begin a page.
      if (group[0] === SPACE) continue;
      pages.push([]);
      y = top;
    }
    for (const block of group) {
      const dy = y;
      pages.at(-1)!.push(...block.marks.map((mark) => movedMark(mark, LEFT, dy)));
      y += block.height;
    }
  }
  return pages.map((marks, at) => [
    ...footMarks(sheet, { number: at + 1, count: pages.length }, measure),
    ...marks,
  ]);
}
