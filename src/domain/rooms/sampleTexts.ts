import { formatNumber } from "../formatNumber.ts";
import type { ColumnFacts } from "./columnFacts.ts";
import type { ColumnReading } from "./ColumnReading.ts";
import type { ScheduleTable } from "./findTables.ts";
import { figureField } from "./roomFields.ts";
import { cellText, isBlank, numberText } from "./SheetGrid.ts";

const SAMPLES = 3;
const MOST_DECIMALS = 3;
const LONGEST = 24;

/** The first three values of a column as the schedule has them; figures with the same decimals. */
export function sampleTexts(
  { grid, firstDataRow, endRow, repeats }: ScheduleTable,
  { column, field, unitColumn }: ColumnReading,
  { values }: ColumnFacts,
): readonly string[] {
  if (field !== null && figureField(field) && unitColumn === null) {
    const figures = values.filter((value) => value !== null).slice(0, SAMPLES);
    const decimals = Math.min(MOST_DECIMALS, Math.max(0, ...figures.map(decimalsOf)));
    if (figures.length > 0) return figures.map((value) => formatNumber(value, decimals));
  }
  const texts: string[] = [];
  for (let row = firstDataRow; row < endRow && texts.length < SAMPLES; row++) {
    const cells = grid.rows[row] ?? [];
    if (repeats.has(row) || isBlank(cells[column])) continue;
    const text = cellText(cells[column]).trim().replace(/\s+/gu, " ");
    const unit = unitColumn === null ? "" : ` ${cellText(cells[unitColumn])}`;
    texts.push((text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text) + unit);
  }
  return texts;
}

const decimalsOf = (value: number) => (/\.(\d+)$/u.exec(numberText(value))?.[1] ?? "").length;
