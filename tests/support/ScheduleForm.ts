import type { RoomFigure } from "#domain/building/rooms/Room.ts";
import type { Cell, MergedRange } from "#domain/base/sheet/SheetGrid.ts";

export interface ScheduleForm {
  readonly what: string;
  readonly rows: Cell[][];
  readonly merges?: readonly MergedRange[];
  readonly codes: readonly string[];
  /** Figures of the first room. */
  readonly figures: Partial<Record<RoomFigure, number>>;
}

export const across = (row: number, from: number, to: number): MergedRange => ({
  ...{ startRow: row, endRow: row, startCol: from, endCol: to },
});
export const down = (column: number, from: number, to: number): MergedRange => ({
  ...{ startRow: from, endRow: to, startCol: column, endCol: column },
});
