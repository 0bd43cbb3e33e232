import { COMPARISON_TITLE, type ComparisonSheet } from "./ComparisonWords.ts";
import type { NamedChart } from "../../../products/drawing/ChartDrawing.ts";
import type { ChartView } from "../../../products/drawing/ChartView.ts";
import { chartAirText } from "../../../products/chart/airWords.ts";
import { chartLiquidText } from "../../../products/chart/liquidWords.ts";
import { addressBlock } from "../addressBlock.ts";
import { chartBlock } from "../chartBlock.ts";
import { evenLayouts, fullestPages } from "../flowBlocks.ts";
import type { Measure, SheetBlock, SheetMark, SheetPage } from "../SheetMark.ts";
import {
  boxMark,
  CONTENT_WIDTH,
  FRAME,
  INSET,
  LEFT,
  PAGE,
  sectionTitle,
  SIZE,
  SPACE,
  textMark,
} from "../sheetStyle.ts";
import { wrapText } from "../wrapText.ts";
import { comparisonHead } from "./comparisonHead.ts";
import { comparisonTable } from "./comparisonTable.ts";

/** The chart of a comparison, and which parts of it are shown. */
export interface ComparedChart {
  readonly chart: NamedChart;
  readonly view: ChartView;
}

const OPEN = "扫描或打开下面的链接，按同样的条件再次对比：";
const NOTE_LINE = 11;
const FOOT = 16;
const ROOM = { top: FRAME + INSET, bottom: PAGE.height - FRAME - FOOT - 2 } as const;
/** Shares of the chart's usual height, among which the layout without a nearly empty page is sought. */
const CHART_SHARES = [1, 0.9, 0.8, 0.7, 0.6] as const;

function noteBlocks(notes: readonly string[], measure: Measure): SheetBlock[] {
  return notes.map((note) => {
    const lines = wrapText(note, CONTENT_WIDTH, SIZE.small, measure);
    return {
      height: lines.length * NOTE_LINE,
      marks: lines.map((line, at) =>
        textMark([0, at * NOTE_LINE + 9], line, { size: SIZE.small, role: "hint" }),
      ),
    };
  });
}

function chartBlocks({ chart, view }: ComparedChart, measure: Measure, share: number): SheetBlock[] {
  const { air, liquid } = chart.model;
  const media = [
    ...(air === undefined ? [] : [chartAirText(air)]),
    ...(liquid === undefined ? [] : [chartLiquidText(liquid)]),
  ];
  return [
    sectionTitle("性能曲线"),
    chartBlock(chart, measure, share, view),
    ...noteBlocks(media, measure),
    SPACE,
  ];
}

function footMarks({ head, categoryName }: ComparisonSheet, number: number, count: number): SheetMark[] {
  const y = PAGE.height - FRAME - FOOT / 3;
  const small = { size: SIZE.small, role: "hint" } as const;
  return [
    boxMark([FRAME, FRAME], [PAGE.width - 2 * FRAME, PAGE.height - 2 * FRAME], { edge: "label" }),
    textMark([LEFT, y], `${categoryName} ${COMPARISON_TITLE} ${head.madeOn}`.trimEnd(), small),
    textMark([LEFT + CONTENT_WIDTH, y], `第 ${number} 页，共 ${count} 页`, { ...small, align: "right" }),
  ];
}

/** A comparison on A4: head, chart, table, notes and the address that opens it again. */
export function layoutComparison(
  sheet: ComparisonSheet,
  compared: ComparedChart | null,
  measure: Measure,
): SheetPage[] {
  const head = [...comparisonHead(sheet, measure), SPACE];
  const rest = [
    sectionTitle("产品差异"),
    ...comparisonTable(sheet, measure),
    SPACE,
    ...noteBlocks(sheet.notes, measure),
    SPACE,
    sectionTitle("对比链接"),
    addressBlock(sheet.address, OPEN, measure),
  ];
  const shares = compared === null ? [1] : CHART_SHARES;
  const layouts = shares.flatMap((share) => {
    const chart = compared === null ? [] : chartBlocks(compared, measure, share);
    const blocks = [...head, ...chart, ...rest];
    return evenLayouts(blocks, ROOM);
  });
  const pages = fullestPages(layouts);
  return pages.map(({ marks }, at) => [...footMarks(sheet, at + 1, pages.length), ...marks]);
}
