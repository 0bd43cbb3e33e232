import { classNames } from "../layout/classNames.ts";
import type { DataColumn } from "./DataColumn.ts";
import table from "./table.module.css";

/** The titles of the columns with their units. */
export const DataHead = <Row,>({ columns }: { readonly columns: readonly DataColumn<Row>[] }) =>
  columns.map(({ id, header, meta = {} }) => (
    <th
      key={id}
      scope="col"
      className={classNames(meta.isFigure && table["num"], meta.pin && table[meta.pin], meta.headClass)}
      aria-sort={meta.sorted}
      aria-label={meta.isBare && typeof header === "string" ? header : undefined}
    >
      {!meta.isBare && (typeof header === "string" ? header : header())}
      {meta.mark}
      {meta.unit && <small>{meta.unit}</small>}
    </th>
  ));
