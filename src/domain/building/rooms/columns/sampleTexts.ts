import { formatNumber } from "../../../base/formatNumber.ts";
import { greatest } from "../../../base/lists.ts";
import type { ColumnFacts } from "./columnFacts.ts";
import { figureField } from "../columnFields.ts";
import type { ColumnReading } from "../rows/ColumnReading.ts";
import { readLabel } from "../rows/readLabel.ts";
import type { ScheduleTable } from "../header/findTables.ts";
import { cellText, isBlank, cellNumberText, type Cell } from "../../../base/sheet/SheetGrid.ts";

const SAMPLES = 3;
const MOST_DECIMALS = 3;
const LONGEST = 24;

/** The first three values of a column as in the schedule; figures get the same number of decimals. */
export function sampleTexts(
  { grid, firstDataRow, endRow, repeats }: ScheduleTable,
  { column, field, unitColumn, dates }: ColumnReading,
  { values }: ColumnFacts,
): readonly string[] {
  const cells: Cell[] = [];
  const units: string[] = [];
  for (let row = firstDataRow; row < endRow && cells.length < SAMPLES; row++) {
    const cell = grid.rows[row]?.[column];
    if (repeats.has(row) || cell === undefined || isBlank(cell)) continue;
    cells.push(cell);
    units.push(unitColumn === null ? "" : ` ${cellText(grid.rows[row]?.[unitColumn])}`);
  }
  const isLabel = field !== null && figureField(field) === null;
  const numbers = cells.filter((cell) => typeof cell === "number");
  if (!isLabel && numbers.length === cells.length)
    return figures(numbers).map((text, at) => text + (units[at] ?? ""));
  const read = values.filter((value) => value !== null).slice(0, SAMPLES);
  if (field !== null && !isLabel && unitColumn === null && read.length > 0) return figures(read);
  return cells.map((cell, at) => {
    const label = dates ? readLabel(cell, dates) : null;
    const text = label?.ok ? label.text : cellText(cell).trim().replace(/\s+/gu, " ");
    return (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text) + (units[at] ?? "");
  });
}

function figures(values: readonly number[]): string[] {
  const decimals = Math.min(MOST_DECIMALS, Math.max(0, greatest(values.map(decimalsOf))));
  return values.map((value) => formatNumber(value, decimals));
}

const decimalsOf = (value: number) => (/\.(\d+)$/u.exec(cellNumberText(value))?.[1] ?? "").length;
