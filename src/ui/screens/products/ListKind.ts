import type { ReactNode } from "react";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import type { ListColumn } from "./table/columns/ListColumn.ts";

/** What makes the list of one category its own. */
export interface ListKind {
  readonly categoryCode: string;
  /** The property whose values are the sub-categories in the head; `null` where there are none. */
  readonly subCategory: string | null;
  readonly icon: ReactNode;
  /** Columns between model and actions. */
  readonly columns: (state: ListState) => readonly ListColumn[];
}
