import { greatest } from "../../../base/lists.ts";
import type { ManualTable } from "./Manual.ts";
import type { Measure, SheetBlock, SheetMark } from "../SheetMark.ts";
import { boxMark, CONTENT_WIDTH, lineMark, SIZE, textMark } from "../sheetStyle.ts";
import { wrapText } from "../wrapText.ts";

/** Share of the width for the model; the columns divide the rest. */
const MODEL_SHARE = 0.28;
const PAD = 4;
const LINE = 9;
const HEAD_PAD = 5;
const ROW = 13;

/** A table that may be split between rows; its header is repeated on every page. */
export interface TableBlocks {
  readonly head: SheetBlock;
  readonly rows: readonly SheetBlock[];
}

export function tableBlocks({ columns, rows }: ManualTable, measure: Measure): TableBlocks {
  const modelWidth = MODEL_SHARE * CONTENT_WIDTH;
  const width = (CONTENT_WIDTH - modelWidth) / columns.length;
  const rightOf = (at: number) => modelWidth + (at + 1) * width - PAD;
  const captions = columns.map(({ name, unit }) => [
    ...wrapText(name, width - PAD, SIZE.small, measure),
    ...(unit === "" ? [] : [unit]),
  ]);
  const height = Math.max(1, greatest(captions.map(({ length }) => length))) * LINE + HEAD_PAD;
  const head: SheetMark[] = [
    boxMark([0, 0], [CONTENT_WIDTH, height], { fill: "table head" }),
    textMark([PAD, LINE], "型号", { size: SIZE.small, role: "label" }),
    ...captions.flatMap((lines, at) =>
      lines.map((line, number) =>
        textMark([rightOf(at), (number + 1) * LINE], line, {
          size: SIZE.small,
          role: number === lines.length - 1 && columns[at]!.unit !== "" ? "hint" : "label",
          align: "right",
        }),
      ),
    ),
  ];
  const clipped = (text: string, room: number) => wrapText(text, room, SIZE.body, measure)[0] ?? "";
  return {
    head: { height, marks: head },
    rows: rows.map(({ model, cells }) => ({
      height: ROW,
      marks: [
        textMark([PAD, ROW - 3.5], clipped(model, modelWidth - PAD)),
        ...cells.map((cell, at) =>
          textMark([rightOf(at), ROW - 3.5], clipped(cell, width - PAD), { align: "right" }),
        ),
        lineMark([0, ROW, CONTENT_WIDTH, ROW]),
      ],
    })),
  };
}
