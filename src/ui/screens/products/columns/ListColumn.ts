import type { FoundProduct, RowValue } from "#api/contract/search.ts";

/** A line of a product's row: a double-speed fan has a high and a low one. */
export type RowLine = "only" | "high" | "low";

/** How a cell draws a value. */
export type CellKind = "number" | "deviation" | "text";

export interface ListColumn {
  readonly key: string;
  readonly title: string;
  /** Below the title. */
  readonly unit?: string;
  /** Behind a mark at the title. */
  readonly note?: string;
  /** px; the column without one shares what is left. */
  readonly width?: number;
  readonly kind: CellKind;
  /** Decimals of a number; without them as many as the page's values need. */
  readonly digits?: number;
  /** Property code that the server can sort by. */
  readonly sortCode?: string;
  readonly value: (product: FoundProduct, line: RowLine) => RowValue["value"];
}

export const rowValue = (product: FoundProduct, code: string): RowValue | undefined =>
  product.productPropertyValues.find((value) => value.code === code);
