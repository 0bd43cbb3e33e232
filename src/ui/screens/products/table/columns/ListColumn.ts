import type { FoundProduct, RowValue } from "#api/contract/search.ts";

/** A line of a product's row: a double-speed fan has a high and a low one. */
export type RowLine = "only" | "high" | "low";

/** How a cell renders a value. */
export type CellKind = "number" | "deviation" | "text" | "note";

/** Figures are right-aligned, like their titles. */
export const isFigure = (kind: CellKind): boolean => kind === "number" || kind === "deviation";

export interface ListColumn {
  readonly key: string;
  readonly title: string;
  /** Shown below the title; also determines the format of figures. */
  readonly unit?: string;
  /** Text behind a mark at the title. */
  readonly note?: string;
  /** px; columns without it share the remaining width. */
  readonly width?: number;
  readonly kind: CellKind;
  /**
   * Whether the value belongs to the product as a whole, and is shown once for the two lines of a double-speed
   * fan.
   */
  readonly isOfProduct?: boolean;
  /** Whether there is a gap before the column. */
  readonly isApart?: boolean;
  /** Whether the cell's text is an objection to the product. */
  readonly isBad?: (product: FoundProduct) => boolean;
  /** Tooltip of the cell. */
  readonly hint?: (product: FoundProduct) => string | undefined;
  /** Sort key of the server: a property code, or a name of `ORDER_BY`. */
  readonly sortCode?: string;
  readonly value: (product: FoundProduct, line: RowLine) => RowValue["value"];
}

export const rowValue = (product: FoundProduct, code: string): RowValue | undefined =>
  product.productPropertyValues.find((value) => value.code === code);
