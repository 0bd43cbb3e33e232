import type { Role } from "../drawing/Role.ts";
import { formatNumber } from "../formatNumber.ts";
import type { Measure, SheetMark, SheetPage } from "../report/SheetMark.ts";
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
  textMark,
} from "../report/sheetStyle.ts";
import { wrapText } from "../report/wrapText.ts";
import { SCHEDULE_COLUMNS, SCHEDULE_TITLE, type ScheduleRow } from "./equipmentSchedule.ts";

export interface ScheduleWords {
  readonly projectName: string;
  /** The day, as a person reads it. */
  readonly madeOn: string;
  readonly rows: readonly ScheduleRow[];
  /** Sentences below the rows. */
  readonly notes?: readonly string[];
}

/** Shares of the width, in the order of the columns. */
const SHARES = [0.1, 0.15, 0.19, 0.31, 0.07, 0.18] as const;
const UNITS = 4;
const PAD = 4;
const HEAD = 34;
const FOOT = 16;
const BASE = 10;
/** Of one row: what a page has room for. No cell of a schedule comes near. */
const MOST_LINES = 56;

interface Column {
  readonly left: number;
  readonly width: number;
}

const COLUMNS: readonly Column[] = SHARES.map((share, at) => ({
  left: LEFT + SHARES.slice(0, at).reduce((sum, each) => sum + each, 0) * CONTENT_WIDTH,
  width: share * CONTENT_WIDTH,
}));

const cellText = (cell: string | number) => (typeof cell === "number" ? formatNumber(cell, 0) : cell);

/** One row of the table with its lines broken; nothing is cut short. */
function rowMarks(cells: readonly (string | number)[], top: number, measure: Measure, role: Role = "text") {
  const lines = COLUMNS.map(({ width }, at) =>
    wrapText(cellText(cells[at]!), width - 2 * PAD, SIZE.body, measure).slice(0, MOST_LINES),
  );
  const height = Math.max(...lines.map(({ length }) => length)) * LINE_HEIGHT + PAD;
  const marks = COLUMNS.flatMap(({ left, width }, at): SheetMark[] =>
    lines[at]!.map((line, number) => {
      const y = top + BASE + number * LINE_HEIGHT;
      return at === UNITS
        ? textMark([left + width - PAD, y], line, { align: "right", role })
        : textMark([left + PAD, y], line, { role });
    }),
  );
  const bottom = top + height;
  marks.push(lineMark([LEFT, bottom, LEFT + CONTENT_WIDTH, bottom]));
  return { marks, height };
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

/** A schedule on A4, its titles on every page. A row is never parted. */
export function layoutSchedule(schedule: ScheduleWords, measure: Measure): SheetPage[] {
  const top = FRAME + INSET + HEAD;
  const bottom = PAGE.height - FRAME - FOOT;
  const pages: SheetMark[][] = [];
  let y = Infinity;
  const begin = () => {
    const titles = rowMarks(SCHEDULE_COLUMNS, top, measure, "label");
    pages.push([...headMarks(schedule, measure), ...titles.marks]);
    y = top + titles.height;
  };
  begin();
  for (const row of schedule.rows) {
    let drawn = rowMarks(row, y, measure);
    if (y + drawn.height > bottom) {
      begin();
      drawn = rowMarks(row, y, measure);
    }
    pages.at(-1)!.push(...drawn.marks);
    y += drawn.height;
  }
  for (const line of (schedule.notes ?? []).flatMap((note) =>
    wrapText(note, CONTENT_WIDTH - 2 * PAD, SIZE.body, measure),
  )) {
    if (y + LINE_HEIGHT > bottom) begin();
    pages.at(-1)!.push(textMark([LEFT + PAD, y + BASE + PAD], line, { role: "hint" }));
    y += LINE_HEIGHT;
  }
  return pages.map((marks, at) => [...footMarks(schedule, at + 1, pages.length), ...marks]);
}
