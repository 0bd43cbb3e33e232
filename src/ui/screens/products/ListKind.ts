import type { ReactNode } from "react";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import type { ListColumn } from "./table/columns/ListColumn.ts";

/** The particulars of one category's list. */
export interface ListKind {
  readonly categoryCode: string;
  /** The property whose values are the subcategories in the head; `null` if there are none. */
  readonly subCategory: string | null;
  readonly icon: ReactNode;
  /** Columns between model and actions. */
  readonly columns: (state: ListState) => readonly ListColumn[];
}
