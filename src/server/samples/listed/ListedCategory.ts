import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { CatalogueProduct } from "../../records/measured/CatalogueProduct.ts";

/** One size of a line. */
export interface ListedItem extends Pick<CatalogueProduct, "numbers" | "enums" | "texts"> {
  /** End of the model number. */
  readonly size: string;
}

/** A line that every brand offers: one series each. */
export interface ListedLine {
  /** Follows the brand's letters in the model number; unique among all lines of all categories. */
  readonly letters: string;
  readonly name: string;
  /** `variation`: the brand's capacities relative to those of the line, about 1. */
  readonly items: (variation: number) => readonly ListedItem[];
}

/** The offered lines of a category whose products have only figures, without curves. */
export interface ListedCategory {
  readonly code: CategoryCode;
  readonly lines: readonly ListedLine[];
}
