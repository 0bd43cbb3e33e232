import { greatest } from "../../base/lists.ts";
import type { SheetPair } from "./DataSheet.ts";
import type { Measure, SheetBlock, SheetMark } from "./SheetMark.ts";
import { CONTENT_WIDTH, LINE_HEIGHT, lineMark, SIZE, textMark } from "./sheetStyle.ts";
import { wrapText } from "./wrapText.ts";

const GUTTER = 24;
const widthOf = (columns: number) => (CONTENT_WIDTH - GUTTER * (columns - 1)) / columns;
/** Share of a column's width for the name; the rest is for the value. */
const NAME_SHARE = 0.45;
const BASE = 9;
const PAD = 3;

function pairMarks({ name, value }: SheetPair, left: number, width: number, measure: Measure) {
  const names = wrapText(name, NAME_SHARE * width - PAD, SIZE.body, measure);
  const values = wrapText(value, (1 - NAME_SHARE) * width, SIZE.body, measure);
  const marks: SheetMark[] = [
    ...names.map((line, at) => textMark([left, BASE + at * LINE_HEIGHT], line, { role: "label" })),
    ...values.map((line, at) => textMark([left + width, BASE + at * LINE_HEIGHT], line, { align: "right" })),
  ];
  return { marks, lines: Math.max(names.length, values.length) };
}

/** Names and values in columns, row by row; nothing is cut off. */
export function pairBlocks(pairs: readonly SheetPair[], measure: Measure, columns: number): SheetBlock[] {
  const width = widthOf(columns);
  const rows = Array.from({ length: Math.ceil(pairs.length / columns) }, (_, row) =>
    pairs.slice(row * columns, (row + 1) * columns),
  );
  return rows.map((row) => {
    const cells = row.map((pair, at) => ({
      ...pairMarks(pair, at * (width + GUTTER), width, measure),
      left: at * (width + GUTTER),
    }));
    const height = greatest(cells.map(({ lines }) => lines)) * LINE_HEIGHT + PAD;
    return {
      height,
      marks: cells.flatMap(({ marks, left }) => [
        ...marks,
        lineMark([left, height - 1, left + width, height - 1]),
      ]),
    };
  });
}
