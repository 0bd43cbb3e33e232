import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { CatalogueProduct } from "../../records/measured/CatalogueProduct.ts";

/** One size of a line. */
export interface ListedItem extends Pick<CatalogueProduct, "numbers" | "enums" | "texts"> {
  /** Ends the model number. */
  readonly size: string;
}

/** What every maker of a kind offers: one series each. */
export interface ListedLine {
  /** Follows the maker's letters in the model number; of no other line of any category. */
  readonly letters: string;
  readonly name: string;
  /** `variation`: the maker's capacities over those of the line, about 1. */
  readonly items: (variation: number) => readonly ListedItem[];
}

/** What makers offer of a category whose products are told by their figures alone, without curves. */
export interface ListedCategory {
  readonly code: CategoryCode;
  readonly lines: readonly ListedLine[];
}
