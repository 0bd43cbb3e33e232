import { findUnit, toStandard } from "../../../base/sheet/figureUnits.ts";
import type { FigureUnit } from "../../../base/sheet/standardUnits.ts";
import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { splitNumber } from "../../../base/sheet/readFigure.ts";
import type { ScheduleTable } from "../header/findTables.ts";
import { cellText, isBlank, type Cell } from "../../../base/sheet/SheetGrid.ts";

/** Number of rows that are examined; a unit or a missing formula shows within the first screens. */
const ROWS_LOOKED_AT = 300;

/** Facts about the cells under a header that determine its meaning. */
export interface ColumnFacts {
  readonly filled: number;
  /** Number of distinct non-empty values. */
  readonly distinct: number;
  /** Number of formulas without a stored value, and of error values. */
  readonly faults: number;
  /** In `unit` if the cells name one, else without unit; `null` for a row without a number. */
  readonly values: readonly (number | null)[];
  /** The unit that the cells themselves name, as Revit writes 20 m². */
  readonly unit: FigureUnit | null;
}

export function columnFacts(
  { grid, firstDataRow, endRow, repeats }: ScheduleTable,
  column: number,
): ColumnFacts {
  const values: (number | null)[] = [];
  const said = new Set<string>();
  let filled = 0;
  let faults = 0;
  let unit: FigureUnit | null = null;
  for (let row = firstDataRow; row < Math.min(endRow, firstDataRow + ROWS_LOOKED_AT); row++) {
    if (repeats.has(row)) continue;
    const cell = grid.rows[row]?.[column];
    const number = numberOf(cell);
    values.push(number?.value ?? null);
    if (isBlank(cell)) continue;
    filled++;
    said.add(cellText(cell));
    if (typeof cell === "object" && cell !== null && !(cell instanceof Date)) faults++;
    if (number?.unit) unit ??= number.unit;
  }
  return { filled, distinct: said.size, faults, values, unit };
}

function numberOf(
  cell: Cell | undefined,
): { readonly value: number; readonly unit: FigureUnit | undefined } | null {
  if (typeof cell === "number") return { value: cell, unit: undefined };
  const number = typeof cell === "string" ? splitNumber(normaliseText(cell)) : null;
  if (!number) return null;
  const unit = findUnit(number.tail);
  // 1F-2 begins with a digit but is no number.
  return number.tail === "" || unit ? { value: number.value, unit } : null;
}

/** Values in their standard unit per ㎡ of `areas`, where both are stated. */
export function perArea(
  values: readonly (number | null)[],
  unit: FigureUnit,
  areas: readonly (number | null)[],
): number[] {
  return values.flatMap((value, at) => {
    const roomArea = areas[at] ?? null;
    if (value === null || value <= 0 || roomArea === null || roomArea <= 0) return [];
    const standard = toStandard(value, unit);
    return [unit.isPerArea ? standard : standard / roomArea];
  });
}

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
