import { isBlank, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { tableText } from "../cells/readTableCell.ts";
import { isLine, isNote, lineText, rowsOfMerges } from "../head/regions.ts";
import { isTitle, speedsIn } from "../head/tableTitle.ts";
import { simplifyHead } from "../words/simplifyHead.ts";

/** A row of figures, with the lines of text that stand above it within the table. */
export interface TableRow {
  readonly row: number;
  /** XA 型, 型号：XA-3. */
  readonly section: string;
  /** n = 1450 r/min. */
  readonly speed: string;
}

export interface TableRows {
  readonly rows: readonly TableRow[];
  /** Lines within the table that head no rows: 续表, notes. */
  readonly lines: readonly string[];
}

const CONTINUED = /^(?:[（(]?续(?:表|上表)?[)）]?|continued|\(?cont\.?\)?|fortsetzung)/iu;

const keyOf = (text: string) => simplifyHead(text).replace(/\s+/gu, "");

/** Rows below the head, without blank ones and heads that are printed again. */
export function rowsOfTable(grid: SheetGrid, depth: number): TableRows {
  const { rows } = grid;
  const continued = rowsOfMerges(grid);
  const head = rows.slice(0, depth).map((cells) => cells.map((cell) => keyOf(tableText(cell))));
  const found: TableRow[] = [];
  const lines: string[] = [];
  let [section, speed] = ["", ""];
  for (let row = depth; row < rows.length; row++) {
    const cells = rows[row] ?? [];
    if (cells.every(isBlank)) continue;
    if (repeatsHead(row)) {
      row += depth - 1;
      continue;
    }
    if (isLine(cells) && !continued.has(row)) {
      const text = lineText(cells);
      const hasSpeed = speedsIn(text).length > 0;
      if (isNote(text) || CONTINUED.test(normaliseText(text))) lines.push(text);
      else if (hasSpeed && !isTitle(text)) speed = text;
      else [section, speed] = [text, hasSpeed ? text : ""];
      continue;
    }
    found.push({ row, section, speed });
  }
  return { rows: found, lines };

  function repeatsHead(at: number): boolean {
    return head.every((texts, below) => {
      const cells = rows[at + below];
      const width = Math.max(cells?.length ?? 0, texts.length);
      return (
        cells !== undefined &&
        Array.from(
          { length: width },
          (_, column) => keyOf(tableText(cells[column])) === (texts[column] ?? ""),
        ).every(Boolean)
      );
    });
  }
}
