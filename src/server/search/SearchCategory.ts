import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { PackedCurves } from "#domain/physics/curve/PackedCurves.ts";
import type { Keyed } from "#domain/base/keyed.ts";
import type { DutyIndex } from "#domain/products/search/DutyIndex.ts";
import type { Numbers, SearchColumns } from "#domain/products/search/SearchColumns.ts";
import type { EnergyColumns } from "./energyColumns.ts";
import type { SearchedBrand } from "./searchedCategory.ts";

/** What a row shows and no search reads, in the order of the columns' rows. */
export interface RowTexts {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly models: readonly string[];
  readonly imageUrls: readonly (string | null)[];
  /** Where a real record comes from; null for a generated one. */
  readonly sources: readonly (string | null)[];
}

/** What a later state of a category is made from, beside what is searched: by row, what its products have to do with the others. */
export interface MergeBasis {
  /** `usefulness`: what the rows are ordered by. */
  readonly behind: Numbers;
  /** Of which of the category's quantities, a bit each, the product has a curve at any setting. */
  readonly measured: Uint8Array<ArrayBuffer>;
  /** Whether any product is judged. */
  readonly isJudged: boolean;
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
  /** Of the low set of double-speed fans, by quantity: what a row shows of it, nothing is searched by it. */
  readonly lowCurves: Keyed<PackedCurves>;
  /** m³/h of each row's best efficiency, by the same quantities. */
  readonly bestFlows: ReadonlyMap<string, Numbers>;
  /** What the years of found products are computed from; null where nothing is searched by a duty, and in a category too large for it. */
  readonly energy: EnergyColumns | null;
  readonly texts: RowTexts;
  readonly basis: MergeBasis;
}
