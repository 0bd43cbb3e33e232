import type { Batch } from "../../Batch.ts";
import { hasRun } from "../../Batch.ts";
import type { ColumnFilter, NumberKey } from "../../state/batchState.ts";
import { shownQuantity } from "../../roomQuantity.ts";
import { foldCase } from "../../table/searchTexts.ts";
import { sortKeys } from "../sortKeys.ts";
import { NO_TEXT, textColumn } from "./textColumn.ts";

/** One number for each row as its cell shows it, unrounded; NaN if it shows none. */
function shownFigures<Filter>(batch: Batch<Filter>, key: NumberKey): Float64Array {
  // Rows sort by the units they have, but a cell with a specified quantity does not show the calculated one.
  if (key !== "quantity") return sortKeys(batch, key);
  const isSelected = hasRun(batch);
  const shown = new Float64Array(batch.rooms.ids.length);
  for (let row = 0; row < shown.length; row++) shown[row] = shownQuantity(batch, row, isSelected) ?? NaN;
  return shown;
}

/** Tells whether a row passes the filter of one column. A row without a figure or a product passes no filter. */
export function columnTest<Filter>(batch: Batch<Filter>, filter: ColumnFilter): (row: number) => boolean {
  if (filter.kind === "range") {
    const figures = shownFigures(batch, filter.key);
    const [from, to] = [filter.from ?? -Infinity, filter.to ?? Infinity];
    return (row) => figures[row]! >= from && figures[row]! <= to;
  }
  const { texts, indexAt } = textColumn(batch, filter.key);
  const part = foldCase(filter.contains);
  const values = new Set(filter.values);
  // Each product's text is judged once, however many rooms have it.
  const passes = texts.map(
    (text) => (values.size === 0 || values.has(text)) && (part === "" || text.toLowerCase().includes(part)),
  );
  return (row) => {
    const index = indexAt(row);
    return index !== NO_TEXT && passes[index]!;
  };
}
