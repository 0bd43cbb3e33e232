import text from "../../kit/styles/text.module.css";
import { drawnColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";

/** The head of a row of figures. */
export interface Named {
  readonly name: string;
  readonly unit: string;
}

/** The column of row heads with their units. */
export const named = (header: string): DataColumn<Named> =>
  drawnColumn(
    header,
    (row) => (
      <>
        {row.name} <span className={text["unit"]}>{row.unit}</span>
      </>
    ),
    { isRowHead: true },
  );
