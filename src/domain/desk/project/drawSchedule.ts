import { drawQr } from "../../things/dxf/dxfQr.ts";
import { DxfLines } from "../../things/dxf/DxfLines.ts";
import { textWidth } from "../../things/dxf/textWidth.ts";
import { formatNumber } from "../../base/formatNumber.ts";
import { greatest } from "../../base/lists.ts";
import { wrapText } from "../report/wrapText.ts";
import { SCHEDULE_COLUMNS, SCHEDULE_TITLE } from "../../building/plan/schedule/equipmentSchedule.ts";
import type { ScheduleWords } from "./layoutSchedule.ts";

/** mm of the model: 3.5 mm on paper at 1:100, the usual scale of floor plans. */
export const TEXT_SIZE = 350;
const TITLE_SIZE = 700;
const LINE_HEIGHT = 600;
const PAD = 200;

const LAYERS = [
  ["V-TABLE", 7],
  ["V-TEXT", 3],
] as const;

/** Greatest width of each column in Chinese characters; longer texts wrap. */
const MOST_CHARACTERS = [10, 10, 12, 28, 5, 26] as const;
const UNITS = SCHEDULE_COLUMNS.indexOf("数量");

interface DrawnRow {
  readonly lines: readonly (readonly string[])[];
  readonly height: number;
}

const cellText = (cell: string | number) => (typeof cell === "number" ? formatNumber(cell, 0) : cell);

/** Each column is as wide as its longest text, up to its limit; without the padding at both sides. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  return SCHEDULE_COLUMNS.map((_, column) => {
    const most = textWidth("中".repeat(MOST_CHARACTERS[column]!), TEXT_SIZE);
    let widest = 0;
    for (const row of rows) widest = Math.max(widest, textWidth(row[column]!, TEXT_SIZE));
    return Math.min(widest, most);
  });
}

/**
 * A schedule as a table of lines and texts, with its upper left corner at the origin.
 *
 * @param address of the schedule's page, drawn as a QR code below
 */
export function drawSchedule(
  { projectName, rows, notes = [] }: Omit<ScheduleWords, "madeOn">,
  address: string | null = null,
): string {
  const cells = [SCHEDULE_COLUMNS, ...rows].map((row) => row.map(cellText));
  const widths = columnWidths(cells);
  const edges = widths.reduce((all, width) => [...all, all.at(-1)! + width + 2 * PAD], [0]);
  const right = edges.at(-1)!;
  const drawn = cells.map((row): DrawnRow => {
    const lines = row.map((cell, column) => wrapText(cell, widths[column]!, TEXT_SIZE, textWidth));
    return { lines, height: greatest(lines.map(({ length }) => length)) * LINE_HEIGHT + PAD };
  });
  const file = new DxfLines(LAYERS);
  let y = PAD * 2;
  const titles = wrapText(`${projectName} ${SCHEDULE_TITLE}`, right, TITLE_SIZE, textWidth);
  for (const title of titles.toReversed()) {
    file.text("V-TEXT", [right / 2, y], TITLE_SIZE, title);
    y += TITLE_SIZE * 2;
  }
  y = 0;
  const rule = () => file.line("V-TABLE", [0, y], [right, y]);
  rule();
  drawn.forEach(({ lines, height }, row) => {
    lines.forEach((texts, column) =>
      texts.forEach((text, line) => {
        if (text === "") return;
        const base = y - PAD / 2 - (line + 1) * LINE_HEIGHT + (LINE_HEIGHT - TEXT_SIZE) / 2;
        const isMiddle = row === 0 || column === UNITS;
        const x = isMiddle ? (edges[column]! + edges[column + 1]!) / 2 : edges[column]! + PAD;
        file.text("V-TEXT", [x, base], TEXT_SIZE, text, { align: isMiddle ? "center" : "left" });
      }),
    );
    y -= height;
    rule();
  });
  for (const edge of edges) file.line("V-TABLE", [edge, 0], [edge, y]);
  for (const note of notes)
    for (const line of wrapText(note, right, TEXT_SIZE, textWidth)) {
      y -= LINE_HEIGHT;
      file.text("V-TEXT", [0, y], TEXT_SIZE, line, { align: "left" });
    }
  if (address !== null) drawQr(file, "V-TEXT", [0, y - PAD], address);
  return file.toString();
}
