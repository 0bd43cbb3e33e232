import text from "../../kit/styles/text.module.css";
import type { DataColumn } from "../../kit/table/DataColumn.ts";

/** What names a row of figures. */
export interface Named {
  readonly name: string;
  readonly unit: string;
}

/** The column that names the rows, each with its unit. */
export const named = (header: string): DataColumn<Named> => ({
  id: "name",
  header,
  cell: ({ row: { original } }) => (
    <>
      {original.name} <span className={text["unit"]}>{original.unit}</span>
    </>
  ),
  meta: { isRowHead: true },
});
