import { numberAt, textAt, type PackedTable } from "#domain/building/rooms/PackedTable.ts";
import { importSchedule } from "#domain/building/rooms/import/importSchedule.ts";
import type { ImportPreview } from "#domain/building/rooms/importPreview.ts";
import type { FreshFigure, RoomFigure } from "#domain/building/rooms/Room.ts";
import type { Cell, SheetGrid } from "#domain/base/sheet/SheetGrid.ts";

export const grid = (rows: Cell[][], more: Partial<SheetGrid> = {}): SheetGrid => ({
  name: "房间表",
  isHidden: false,
  merges: [],
  rows,
  ...more,
});

/** The import of these sheets; a refusal of the whole fails the test. */
export function imported(...sheets: SheetGrid[]) {
  const read = importSchedule("a.xlsx", sheets);
  if (!read.ok) throw new Error(read.code);
  return read.value;
}
/** The columns of the first form that are read, or not. */
export const columnsOf = ({ forms }: ImportPreview) =>
  (forms[0]?.columns ?? []).filter(({ field }) => field !== null);
export const unusedOf = ({ forms }: ImportPreview) =>
  (forms[0]?.columns ?? []).flatMap(({ letter, header, field }) =>
    field === null ? [{ letter, header }] : [],
  );
/** Notes on how columns are read, or why not. */
export const notesOf = ({ forms }: ImportPreview) =>
  forms.flatMap(({ columns }) =>
    columns.flatMap(({ letter, note }) => (note === "" ? [] : [`${letter} ${note}`])),
  );

export const rows = (...cells: Cell[][]) => imported(grid(cells));

export const codes = ({ columns, rows: count }: PackedTable) =>
  Array.from({ length: count }, (_, row) => columns["roomCode"] && textAt(columns["roomCode"], row));

export const figure = ({ columns }: PackedTable, field: RoomFigure | FreshFigure, row = 0) => {
  const column = columns[field];
  return column ? numberAt(column, row) : undefined;
};
