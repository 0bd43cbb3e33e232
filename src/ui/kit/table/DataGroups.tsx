import type { Key, ReactNode } from "react";
import { DataRows, type DataRowsProps } from "./DataRows.tsx";
import table from "./table.module.css";

/** Rows below a line that states what they have in common. */
export interface DataGroup<Row> {
  readonly key: Key;
  readonly head: ReactNode;
  readonly rows: readonly Row[];
}

interface DataGroupsProps<Row> extends Omit<DataRowsProps<Row>, "rows"> {
  readonly groups: readonly DataGroup<Row>[];
}

/** The bodies of a table with grouped rows. */
export const DataGroups = <Row,>({ groups, ...of }: DataGroupsProps<Row>) =>
  groups.map(({ key, head, rows }) => (
    <tbody key={key}>
      <tr className={table["group"]}>
        <th scope="rowgroup" colSpan={of.columns.length}>
          {head}
        </th>
      </tr>
      <DataRows {...of} rows={rows} />
    </tbody>
  ));
