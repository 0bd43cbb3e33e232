import { gatherNumbers, NEW_ROW, rowsGrownBy, type NumberColumn } from "../table/gatherRows.ts";
import { gatherResults } from "../table/ResultColumns.ts";
import { ROOM_TEXTS, type RoomText } from "../table/RoomColumns.ts";
import { cellsPerRow, numberColumns, type BatchRows } from "./numberColumns.ts";

/** The cells in which another state of a batch differs: only the columns and rows with a difference. */
export interface CellPatch {
  readonly rows: Int32Array<ArrayBuffer>;
  readonly numbers: Readonly<Record<string, NumberColumn>>;
  readonly texts: Readonly<Partial<Record<RoomText, readonly string[]>>>;
}

/** A batch, or a part of one, whose columns may be replaced. */
export type ChangeableRows = { -readonly [Half in keyof BatchRows]: BatchRows[Half] };

/** Writes 1 for every row in which the two columns differ, and returns whether there is one. NaN equals NaN. */
function markDifferences(
  [other, now]: readonly [NumberColumn, NumberColumn],
  rowNow: Int32Array,
  width: number,
  marks: Uint8Array,
): boolean {
  let isDifferent = false;
  for (let row = 0; row < rowNow.length; row++) {
    const at = rowNow[row]!;
    if (at === NEW_ROW) continue;
    for (let cell = 0; cell < width; cell++) {
      const one = other[row * width + cell]!;
      const two = now[at * width + cell]!;
      if (one === two || (one !== one && two !== two)) continue;
      marks[row] = 1;
      isDifferent = true;
    }
  }
  return isDifferent;
}

/**
 * The cells that turn the current rows back into the former ones. Row `r` of `other` is now row `rowNow[r]`, or
 * NEW_ROW if it was removed; in the patch it is row `rowOther[r]`. Both states have the same width.
 */
export function patchTo(
  other: BatchRows,
  now: BatchRows,
  rowNow: Int32Array,
  rowOther: Int32Array,
): CellPatch {
  const marks = new Uint8Array(rowNow.length);
  const [otherColumns, nowColumns] = [numberColumns(other), numberColumns(now)];
  const differing = Object.keys(otherColumns).filter((name) =>
    markDifferences([otherColumns[name]!, nowColumns[name]!], rowNow, cellsPerRow(name, other), marks),
  );
  const texts = ROOM_TEXTS.filter((name) => {
    const [one, two] = [other.rooms[name], now.rooms[name]];
    if (one === two) return false;
    let isDifferent = false;
    rowNow.forEach((at, row) => {
      if (at === NEW_ROW || one[row] === two[at]) return;
      marks[row] = 1;
      isDifferent = true;
    });
    return isDifferent;
  });
  const rows = rowsGrownBy(marks.length, 0).filter((row) => marks[row] === 1);
  return {
    rows: rows.map((row) => rowOther[row]!),
    numbers: Object.fromEntries(
      differing.map((name) => [
        name,
        gatherNumbers(otherColumns[name]!, rows, NaN, cellsPerRow(name, other)),
      ]),
    ),
    texts: Object.fromEntries(
      texts.map((name) => [name, Array.from(rows, (row) => other.rooms[name][row]!)]),
    ),
  };
}

/** The width of the patch's figures; where they are exchanged, both sides get the wider of their two widths. */
function widthOfPatch({ rows, numbers }: CellPatch): number {
  return rows.length === 0 ? 0 : (numbers["corrected"]?.length ?? 0) / rows.length;
}

function widened(cells: NumberColumn, rows: number, width: number): NumberColumn {
  const own = cells.length / rows;
  if (own === width) return cells;
  const wide = new Float64Array(rows * width).fill(NaN);
  for (let row = 0; row < rows; row++) wide.set(cells.subarray(row * own, (row + 1) * own), row * width);
  return wide;
}

/** Writes the patch's cells into the rows, and returns the patch that restores the former cells. */
export function swapCells(batch: ChangeableRows, patch: CellPatch): CellPatch {
  const { rows } = patch;
  const width = widthOfPatch(patch);
  if (width > batch.results.width)
    batch.results = gatherResults(batch.results, rowsGrownBy(batch.rooms.ids.length, 0), width);
  const columns = numberColumns(batch);
  const numbers: Record<string, NumberColumn> = {};
  for (const [name, held] of Object.entries(patch.numbers)) {
    const column = columns[name]!;
    const perRow = cellsPerRow(name, batch);
    const cells = widened(held, rows.length, perRow);
    numbers[name] = gatherNumbers(column, rows, NaN, perRow);
    for (let at = 0; at < rows.length; at++)
      for (let cell = 0; cell < perRow; cell++)
        column[rows[at]! * perRow + cell] = cells[at * perRow + cell]!;
  }
  const texts: Partial<Record<RoomText, readonly string[]>> = {};
  for (const name of ROOM_TEXTS) {
    const held = patch.texts[name];
    if (!held) continue;
    const before = batch.rooms[name];
    texts[name] = Array.from(rows, (row) => before[row]!);
    const after = [...before];
    rows.forEach((row, at) => (after[row] = held[at]!));
    batch.rooms[name] = after;
  }
  return { rows, numbers, texts };
}
