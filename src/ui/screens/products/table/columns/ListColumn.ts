import type { FoundProduct, RowValue } from "#api/contract/search.ts";

/** A line of a product's row: a double-speed fan has a high and a low one. */
export type RowLine = "only" | "high" | "low";

/** How a cell draws a value. */
export type CellKind = "number" | "deviation" | "text" | "note";

/** Figures stand at the right, under the right end of their title. */
export const isFigure = (kind: CellKind): boolean => kind === "number" || kind === "deviation";

export interface ListColumn {
  readonly key: string;
  readonly title: string;
  /** Below the title; figures are written as it asks. */
  readonly unit?: string;
  /** Behind a mark at the title. */
  readonly note?: string;
  /** px; the column without one shares what is left. */
  readonly width?: number;
  readonly kind: CellKind;
  /** Of the product as a whole: it stands once beside the two lines of a double-speed fan. */
  readonly isOfProduct?: boolean;
  /** Stands away from the figures before it. */
  readonly isApart?: boolean;
  /** What speaks against the product stands in the column. */
  readonly isBad?: (product: FoundProduct) => boolean;
  /** What the pointer is told of the cell. */
  readonly hint?: (product: FoundProduct) => string | undefined;
  /** What the server can sort by: a property code, or a name of `ORDER_BY`. */
  readonly sortCode?: string;
  readonly value: (product: FoundProduct, line: RowLine) => RowValue["value"];
}

export const rowValue = (product: FoundProduct, code: string): RowValue | undefined =>
  product.productPropertyValues.find((value) => value.code === code);
