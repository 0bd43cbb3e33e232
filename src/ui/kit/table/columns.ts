import type { ReactNode } from "react";
import type { DataColumn, DataColumnMeta } from "./DataColumn.ts";

type TextOf<Row> = NonNullable<DataColumn<Row>["accessorFn"]>;

/** A column of texts, identified by its title. A column whose title comes from data gets an `id` of its own. */
export const textColumn = <Row>(
  header: string,
  accessorFn: TextOf<Row>,
  meta: DataColumnMeta<Row> = {},
): DataColumn<Row> => ({ id: header, header, accessorFn, meta });

/** A column of figures, right-aligned with its title. */
export const figureColumn = <Row>(header: string, accessorFn: TextOf<Row>, meta?: DataColumnMeta<Row>) =>
  textColumn(header, accessorFn, { ...meta, isFigure: true });

export const rowHeadColumn = <Row>(header: string, accessorFn: TextOf<Row>, meta?: DataColumnMeta<Row>) =>
  textColumn(header, accessorFn, { ...meta, isRowHead: true });

/** A column that renders more than a text. */
export const drawnColumn = <Row>(
  header: string,
  draw: (row: Row) => ReactNode,
  meta: DataColumnMeta<Row> = {},
): DataColumn<Row> => ({ id: header, header, cell: ({ row }) => draw(row.original), meta });
