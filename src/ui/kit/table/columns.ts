import type { ReactNode } from "react";
import type { DataColumn, DataColumnMeta } from "./DataColumn.ts";

type TextOf<Row> = NonNullable<DataColumn<Row>["accessorFn"]>;

/** A column of texts, known by its title: where titles come from data, an `id` replaces it. */
export const textColumn = <Row>(
  header: string,
  accessorFn: TextOf<Row>,
  meta: DataColumnMeta<Row> = {},
): DataColumn<Row> => ({ id: header, header, accessorFn, meta });

/** A column of figures: they and their title end at the right. */
export const figureColumn = <Row>(header: string, accessorFn: TextOf<Row>, meta?: DataColumnMeta<Row>) =>
  textColumn(header, accessorFn, { ...meta, isFigure: true });

/** The column that names the rows. */
export const rowHeadColumn = <Row>(header: string, accessorFn: TextOf<Row>, meta?: DataColumnMeta<Row>) =>
  textColumn(header, accessorFn, { ...meta, isRowHead: true });

/** A column of what is more than a text. */
export const drawnColumn = <Row>(
  header: string,
  draw: (row: Row) => ReactNode,
  meta: DataColumnMeta<Row> = {},
): DataColumn<Row> => ({ id: header, header, cell: ({ row }) => draw(row.original), meta });
