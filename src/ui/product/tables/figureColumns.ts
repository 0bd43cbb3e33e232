import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { figureColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";

export interface FigureColumn {
  readonly name: string;
  readonly unit: string;
}

/** A column of figures, with its unit below its name. */
export const unitColumn = <Row>(
  name: string,
  unit: string,
  accessorFn: (row: Row) => string,
): DataColumn<Row> => figureColumn(name, accessorFn, { unit });

/**
 * The columns of a row's figures, one for each in its unit; `null`, and figures absent at the end, are shown as
 * missing.
 */
export const figureColumns = <Row>(
  columns: readonly FigureColumn[],
  figuresOf: (row: Row) => readonly (number | null)[],
): readonly DataColumn<Row>[] =>
  columns.map(({ name, unit }, at) =>
    unitColumn(name, unit, (row) => formatQuantity(figuresOf(row)[at] ?? null, unit)),
  );
