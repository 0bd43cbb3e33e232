import { formatQuantity } from "#domain/base/formatQuantity.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";

/** A column of figures. */
export interface FigureColumn {
  readonly name: string;
  readonly unit: string;
}

/** A column whose texts are figures of its unit, which stands below its name. */
export const figureColumn = <Row>(
  name: string,
  unit: string,
  accessorFn: (row: Row) => string,
): DataColumn<Row> => ({ id: name, header: name, accessorFn, meta: { unit, isFigure: true } });

/** Columns of a row's figures: one for each, in its unit; `null` and whatever lacks at the end stand as missing. */
export const figureColumns = <Row>(
  columns: readonly FigureColumn[],
  figuresOf: (row: Row) => readonly (number | null)[],
): readonly DataColumn<Row>[] =>
  columns.map(({ name, unit }, at) =>
    figureColumn(name, unit, (row) => formatQuantity(figuresOf(row)[at] ?? null, unit)),
  );
