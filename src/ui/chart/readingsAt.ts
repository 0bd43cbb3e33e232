import type { ChartDrawing, LineMark } from "#domain/products/drawing/ChartDrawing.ts";
import { quantityText } from "#domain/base/formatQuantity.ts";

export interface CursorReading extends LineMark {
  readonly text: string;
}

export interface CursorReadings {
  /** Such as "12,267 m³/h". */
  readonly flow: string;
  readonly lines: readonly CursorReading[];
}

/** The value of every line at a grid index; lines not defined there are left out. */
export const readingsAt = ({ flow, grid, lines }: ChartDrawing, index: number): CursorReadings => ({
  flow: quantityText(grid[index] ?? null, flow.unit),
  lines: lines.flatMap((line) => {
    const value = line.values[index] ?? Number.NaN;
    return Number.isNaN(value) ? [] : [{ ...line, text: quantityText(value, line.unit) }];
  }),
});
