import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { DutyIndex } from "#domain/search/DutyIndex.ts";
import type { SearchColumns } from "#domain/search/SearchColumns.ts";
import type { SearchedBrand } from "../../store/searchedCategory.ts";

/** What a row shows and no search reads, in the order of the columns' rows. */
export interface RowTexts {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly models: readonly string[];
  readonly imageUrls: readonly (string | null)[];
  readonly isSample: readonly boolean[];
}

/** A category as it was read: columns to search, and what is said about what was found. */
export interface SearchCategory {
  readonly code: string;
  readonly name: string;
  readonly definitions: readonly PropertyDefinition[];
  readonly brands: ReadonlyMap<string, SearchedBrand>;
  readonly seriesNames: ReadonlyMap<string, string>;
  readonly columns: SearchColumns;
  /** Of each curve that meets system curves, by quantity. */
  readonly indexes: ReadonlyMap<string, DutyIndex>;
  readonly texts: RowTexts;
}
