import type { HTMLAttributes, ReactNode } from "react";
import { MISSING } from "#domain/base/formatNumber.ts";
import { classNames } from "../layout/classNames.ts";
import type { DataColumn } from "./DataColumn.ts";
import table from "./table.module.css";

/** Row states that the stylesheets know, beside ordinary attributes. */
export interface RowAttributes extends HTMLAttributes<HTMLTableRowElement> {
  readonly "data-sel"?: boolean | undefined;
  readonly "data-miss"?: boolean | undefined;
  readonly "data-changed"?: boolean | undefined;
  readonly "data-unused"?: boolean | undefined;
  readonly "data-pointed"?: boolean | undefined;
}

export interface DataRowProps<Row> extends RowAttributes {
  readonly columns: readonly DataColumn<Row>[];
  readonly row: Row;
  readonly index: number;
}

export function DataRow<Row>({ columns, row, index, className, ...attributes }: DataRowProps<Row>) {
  const covered = { until: 0 };
  const cells = columns.map((column, at): ReactNode => {
    if (at < covered.until) return null;
    const { id, accessorFn, cell, meta = {} } = column;
    const { isFigure, isRowHead, sorted, pin, hint } = meta;
    const rowSpan = meta.rowSpan?.(row) ?? 1;
    const colSpan = meta.colSpan?.(row) ?? 1;
    covered.until = at + colSpan;
    if (rowSpan === 0) return null;
    const value = accessorFn?.(row, index);
    const isMissing = value === null;
    const Tag = isRowHead ? "th" : "td";
    return (
      <Tag
        key={id}
        {...(isRowHead ? { scope: "row" } : {})}
        {...(rowSpan > 1 ? { rowSpan } : {})}
        {...(colSpan > 1 ? { colSpan } : {})}
        className={
          classNames(
            isFigure && table["num"],
            pin && table[pin],
            sorted && table["strong"],
            isMissing && table["none"],
            meta.className,
            meta.cellClass?.(row),
          ) || undefined
        }
        title={hint ? hint(row) : typeof value === "string" && !isFigure && !isMissing ? value : undefined}
      >
        {cell ? cell({ row: { original: row, index } }) : isMissing ? MISSING : value}
      </Tag>
    );
  });
  return (
    <tr className={classNames(table["one"], className)} {...attributes}>
      {cells}
    </tr>
  );
}
