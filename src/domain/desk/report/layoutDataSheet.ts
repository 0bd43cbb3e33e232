import { least } from "../../base/lists.ts";
import { addressBlock } from "./addressBlock.ts";
import { chartBlock } from "./chartBlock.ts";
import type { DataSheet } from "./DataSheet.ts";
import { flowBlocks } from "./flowBlocks.ts";
import { footHeight, footMarks } from "./footMarks.ts";
import { headBlock } from "./headBlock.ts";
import { lineBlocks } from "./lineBlocks.ts";
import { pairBlocks } from "./pairBlocks.ts";
import { pointTable } from "./pointTable.ts";
import type { Measure, SheetBlock, SheetMark, SheetPage } from "./SheetMark.ts";
import { FRAME, INSET, PAGE, sectionTitle, SPACE, textMark } from "./sheetStyle.ts";
import { verdictBlock } from "./verdictBlock.ts";

const FACT_COLUMNS = 2;
const PARAMETER_COLUMNS = 3;
/** Shares of the chart's usual height, the greatest first; a smaller one is used only if it saves a page. */
const CHART_SHARES = [1, 0.9, 0.8, 0.7, 0.6] as const;
const RECHECK = "扫描或打开下面的链接，按同样的输入重新计算，并与本页的结论核对：";

function chartBlocks({ chart, motors, source }: DataSheet, measure: Measure, share: number): SheetBlock[] {
  if (chart === null) return [];
  const title = sectionTitle("性能曲线");
  return chart === "no-curves"
    ? [title, { height: 18, marks: [textMark([0, 12], "暂无性能曲线，厂商没有提供可以绘制的曲线数据")] }]
    : [title, chartBlock(chart, measure, share), pointTable(chart, measure, motors, source), SPACE];
}

function blocksOf(sheet: DataSheet, measure: Measure, share: number): SheetBlock[] {
  const { facts, set, verdict, groups, recheck } = sheet;
  return [
    headBlock(sheet, measure),
    ...pairBlocks(facts, measure, FACT_COLUMNS),
    SPACE,
    ...chartBlocks(sheet, measure, share),
    ...(set === undefined ? [] : [sectionTitle("多台运行"), ...lineBlocks(set, measure), SPACE]),
    ...(verdict === null ? [] : [sectionTitle("规范判定"), verdictBlock(verdict, measure), SPACE]),
    ...groups.flatMap(({ name, pairs }) => [
      sectionTitle(name),
      ...pairBlocks(pairs, measure, PARAMETER_COLUMNS),
      SPACE,
    ]),
    ...(recheck === undefined ? [] : [sectionTitle("核对链接"), addressBlock(recheck, RECHECK, measure)]),
  ];
}

/** Lays out a data sheet, on as few pages as a smaller chart can achieve. */
export function layoutDataSheet(sheet: DataSheet, measure: Measure): SheetPage[] {
  const layouts = CHART_SHARES.map((share) => pagesOf(sheet, measure, share));
  const fewest = least(layouts.map(({ length }) => length));
  // There is a layout for each share, so one has the fewest pages.
  const pages = layouts.find(({ length }) => length === fewest)!;
  return pages.map((marks, at) => [
    ...footMarks(sheet, { number: at + 1, count: pages.length }, measure),
    ...marks,
  ]);
}

function pagesOf(sheet: DataSheet, measure: Measure, share: number): (readonly SheetMark[])[] {
  const top = FRAME + INSET;
  const bottom = PAGE.height - FRAME - footHeight(sheet, measure) - INSET / 2;
  return flowBlocks(blocksOf(sheet, measure, share), { top, bottom }).map(({ marks }) => marks);
}
