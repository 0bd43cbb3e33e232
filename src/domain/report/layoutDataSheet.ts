import { chartBlock } from "./chartBlock.ts";
import type { DataSheet } from "./DataSheet.ts";
import { footHeight, footMarks } from "./footMarks.ts";
import { headBlock } from "./headBlock.ts";
import { pairBlocks } from "./pairBlocks.ts";
import { pointTable } from "./pointTable.ts";
import { movedMark, type Measure, type SheetBlock, type SheetMark, type SheetPage } from "./SheetMark.ts";
import { recheckBlock } from "./recheckBlock.ts";
import { FRAME, INSET, LEFT, PAGE, sectionTitle, textMark } from "./sheetStyle.ts";
import { verdictBlock } from "./verdictBlock.ts";

const FACT_COLUMNS = 2;
const PARAMETER_COLUMNS = 3;
/** Of the chart's usual height, the greatest first: a smaller one only where it saves a page. */
const CHART_SHARES = [1, 0.9, 0.8, 0.7, 0.6] as const;
const SPACE: SheetBlock = { height: 10, marks: [] };

function chartBlocks({ chart, motors }: DataSheet, measure: Measure, share: number): SheetBlock[] {
  if (chart === null) return [];
  const title = sectionTitle("性能曲线");
  return chart === "no-curves"
    ? [title, { height: 18, marks: [textMark([0, 12], "暂无性能曲线，厂商没有提供可以绘制的曲线数据")] }]
    : [title, chartBlock(chart, measure, share), pointTable(chart, measure, motors), SPACE];
}

function blocksOf(sheet: DataSheet, measure: Measure, share: number): SheetBlock[] {
  const { facts, verdict, groups, recheck } = sheet;
  return [
    headBlock(sheet, measure),
    ...pairBlocks(facts, measure, FACT_COLUMNS),
    SPACE,
    ...chartBlocks(sheet, measure, share),
    ...(verdict === null ? [] : [sectionTitle("规范判定"), verdictBlock(verdict, measure), SPACE]),
    ...groups.flatMap(({ name, pairs }) => [
      sectionTitle(name),
      ...pairBlocks(pairs, measure, PARAMETER_COLUMNS),
      SPACE,
    ]),
    ...(recheck === undefined ? [] : [sectionTitle("核对链接"), recheckBlock(recheck, measure)]),
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

/** Where everything of a data sheet stands, on as few pages as its chart can make room for. */
export function layoutDataSheet(sheet: DataSheet, measure: Measure): SheetPage[] {
  const layouts = CHART_SHARES.map((share) => pagesOf(sheet, measure, share));
  const fewest = Math.min(...layouts.map(({ length }) => length));
  // The layouts are there because there are shares.
  const pages = layouts.find(({ length }) => length === fewest)!;
  return pages.map((marks, at) => [
    ...footMarks(sheet, { number: at + 1, count: pages.length }, measure),
    ...marks,
  ]);
}

function pagesOf(sheet: DataSheet, measure: Measure, share: number): SheetMark[][] {
  const top = FRAME + INSET;
  const bottom = PAGE.height - FRAME - footHeight(sheet, measure) - INSET / 2;
  const pages: SheetMark[][] = [[]];
  let y = top;
  for (const group of bound(blocksOf(sheet, measure, share))) {
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
  return pages;
}
