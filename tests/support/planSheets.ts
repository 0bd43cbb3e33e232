import { numberAt, textAt } from "#domain/building/rooms/PackedTable.ts";
import type { PlanSheet } from "#workers/batch/plan/ConfirmedPlan.ts";

/** A sheet as rows of cells, empty ones `null`. */
export const cellsOf = ({ titles, table }: PlanSheet) =>
  Array.from({ length: table.rows }, (_, row) =>
    titles.map(({ key }) => {
      const column = table.columns[key]!;
      return column.kind === "text" ? textAt(column, row) || null : numberAt(column, row);
    }),
  );

export function columnOf(sheet: PlanSheet, title: string) {
  const at = sheet.titles.findIndex((one) => one.title === title);
  if (at < 0) throw new Error(`no column ${title} among ${sheet.titles.map((one) => one.title).join()}`);
  return cellsOf(sheet).map((cells) => cells[at]);
}
