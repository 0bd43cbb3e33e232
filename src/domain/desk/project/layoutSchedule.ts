import type { Role } from "../../products/drawing/Role.ts";
import { formatNumber } from "../../base/formatNumber.ts";
import { greatest } from "../../base/lists.ts";
import { addressBlock } from "../report/addressBlock.ts";
import type { DocumentLink } from "../report/DocumentLink.ts";
import {
  evenLayouts,
  flowBlocks,
  fullestPages,
  type FilledPage,
  type PageRoom,
} from "../report/flowBlocks.ts";
import type { Measure, SheetBlock, SheetMark, SheetPage } from "../report/SheetMark.ts";
import {
  boxMark,
  CONTENT_WIDTH,
  FRAME,
  INSET,
  LEFT,
  LINE_HEIGHT,
  lineMark,
  PAGE,
  SIZE,
  SPACE,
  textMark,
} from "../report/sheetStyle.ts";
import { wrapText } from "../report/wrapText.ts";
import {
  SCHEDULE_COLUMNS,
  SCHEDULE_TITLE,
  type ScheduleRow,
} from "../../building/plan/schedule/equipmentSchedule.ts";

export interface ScheduleWords {
  readonly projectName: string;
  /** The date for people. */
  readonly madeOn: string;
  readonly rows: readonly ScheduleRow[];
  /** Sentences below the rows. */
  readonly notes?: readonly string[];
  /** Address that opens the listed contents again. */
  readonly link?: DocumentLink;
}

/** Shares of the width, in the order of the columns. */
const SHARES = [0.1, 0.15, 0.19, 0.31, 0.07, 0.18] as const;
const UNITS = 4;
const PAD = 4;
const HEAD = 34;
const FOOT = 16;
const BASE = 10;
/** Most lines of one row: as many as a page holds. No cell of a schedule comes near. */
const MOST_LINES = 56;

interface Column {
  readonly left: number;
  readonly width: number;
}

const COLUMNS: readonly Column[] = SHARES.map((share, at) => ({
  left: SHARES.slice(0, at).reduce((sum, each) => sum + each, 0) * CONTENT_WIDTH,
  width: share * CONTENT_WIDTH,
}));

const cellText = (cell: string | number) => (typeof cell === "number" ? formatNumber(cell, 0) : cell);

/** One row of the table with its texts wrapped; nothing is cut off. */
function rowBlock(cells: readonly (string | number)[], measure: Measure, role: Role = "text"): SheetBlock {
  const lines = COLUMNS.map(({ width }, at) =>
    wrapText(cellText(cells[at]!), width - 2 * PAD, SIZE.body, measure).slice(0, MOST_LINES),
  );
  const height = greatest(lines.map(({ length }) => length)) * LINE_HEIGHT + PAD;
  const marks = COLUMNS.flatMap(({ left, width }, at): SheetMark[] =>
    lines[at]!.map((line, number) => {
      const y = BASE + number * LINE_HEIGHT;
      return at === UNITS
        ? textMark([left + width - PAD, y], line, { align: "right", role })
        : textMark([left + PAD, y], line, { role });
    }),
  );
  return { height, marks: [...marks, lineMark([0, height, CONTENT_WIDTH, height])] };
}

function headMarks({ projectName }: ScheduleWords, measure: Measure): SheetMark[] {
  const top = FRAME + INSET;
  const room = CONTENT_WIDTH - measure(SCHEDULE_TITLE, SIZE.name) - 2 * PAD;
  const [name = ""] = wrapText(projectName, room, SIZE.title, measure);
  const right = LEFT + CONTENT_WIDTH;
  return [
    textMark([LEFT, top + 14], SCHEDULE_TITLE, { size: SIZE.name }),
    textMark([right, top + 14], name, { size: SIZE.title, role: "label", align: "right" }),
    lineMark([LEFT, top + 22, right, top + 22], { width: 1, role: "text" }),
  ];
}

function footMarks({ madeOn }: ScheduleWords, number: number, count: number): SheetMark[] {
  const y = PAGE.height - FRAME - FOOT / 3;
  const small = { size: SIZE.small, role: "hint" } as const;
  return [
    boxMark([FRAME, FRAME], [PAGE.width - 2 * FRAME, PAGE.height - 2 * FRAME], { edge: "label" }),
    textMark([LEFT, y], madeOn, small),
    textMark([LEFT + CONTENT_WIDTH, y], `第 ${number} 页，共 ${count} 页`, { ...small, align: "right" }),
  ];
}

/** Titles, rows, notes and the address. Titles are repeated on every page that begins with a row or a note. */
function blocksOf({ rows, notes = [], link }: ScheduleWords, measure: Measure): SheetBlock[] {
  const head: SheetBlock = { ...rowBlock(SCHEDULE_COLUMNS, measure, "label"), keepsWithNext: true };
  const lines = notes.flatMap((note) => wrapText(note, CONTENT_WIDTH - 2 * PAD, SIZE.body, measure));
  return [
    head,
    ...rows.map((row) => ({ ...rowBlock(row, measure), head })),
    ...lines.map((line) => ({
      height: LINE_HEIGHT,
      head,
      marks: [textMark([PAD, BASE + PAD], line, { role: "hint" })],
    })),
    ...(link === undefined
      ? []
      : [SPACE, addressBlock(link.address, `扫描或打开下面的链接，${link.note}：`, measure)]),
  ];
}

/** A last page filled less than this is nearly empty; the rows are then distributed evenly over the pages. */
const LEAST_FILLED = 0.25;
const ROOM: PageRoom = { top: FRAME + INSET + HEAD, bottom: PAGE.height - FRAME - FOOT };

function pagesOf(blocks: readonly SheetBlock[]): readonly FilledPage[] {
  const pages = flowBlocks(blocks, ROOM);
  const least = ROOM.top + LEAST_FILLED * (ROOM.bottom - ROOM.top);
  return pages.at(-1)!.end < least ? fullestPages(evenLayouts(blocks, ROOM)) : pages;
}

/** A schedule on A4 with its titles on every page. A row is never split. */
export function layoutSchedule(schedule: ScheduleWords, measure: Measure): SheetPage[] {
  const pages = pagesOf(blocksOf(schedule, measure));
  return pages.map(({ marks }, at) => [
    ...footMarks(schedule, at + 1, pages.length),
    ...headMarks(schedule, measure),
    ...marks,
  ]);
}
