import text from "../../kit/styles/text.module.css";
import { drawnColumn } from "../../kit/table/columns.ts";
import type { DataColumn, DataColumnMeta } from "../../kit/table/DataColumn.ts";

/** The head of a row of figures. */
export interface Named {
  readonly name: string;
  readonly unit: string;
}

/** The column of row heads with their units, if they have one. */
export const named = (header: string, meta: DataColumnMeta<Named> = {}): DataColumn<Named> =>
  drawnColumn(
    header,
    (row) => (
      <>
        {row.name}
        {row.unit !== "" && <span className={text["unit"]}> {row.unit}</span>}
      </>
    ),
    { ...meta, isRowHead: true },
  );
