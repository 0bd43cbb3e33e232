import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { DutyIndex } from "#domain/products/search/DutyIndex.ts";
import type { Numbers, SearchColumns } from "#domain/products/search/SearchColumns.ts";
import type { EnergyColumns } from "./energyColumns.ts";
import type { LowSet } from "./LowSet.ts";
import type { SearchedBrand } from "./statedLists.ts";

/** Texts of rows that are shown but not searched, in the order of the columns' rows. */
export interface RowTexts {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly models: readonly string[];
  readonly imageUrls: readonly (string | null)[];
  /** Source of a real record; null for a generated one. */
  readonly sources: readonly (string | null)[];
}

/** Data of each row, beside the columns, from which a later state of a category is merged. */
export interface MergeBasis {
  /** `usefulness`: the value by which rows are sorted. */
  readonly behind: Numbers;
  /** Quantities of the category for which the product has a curve at any setting, one bit each. */
  readonly measured: Uint8Array<ArrayBuffer>;
  /** Whether any product has an efficiency grade. */
  readonly isJudged: boolean;
}

/** A category as it was read: columns to search, and texts for the results. */
export interface SearchCategory {
  readonly code: string;
  readonly name: string;
  readonly definitions: readonly PropertyDefinition[];
  readonly brands: ReadonlyMap<string, SearchedBrand>;
  readonly seriesNames: ReadonlyMap<string, string>;
  readonly columns: SearchColumns;
  /** For each curve that meets system curves, by quantity. */
  readonly indexes: ReadonlyMap<string, DutyIndex>;
  readonly lowSet: LowSet;
  /** m³/h at each row's best efficiency, by the same quantities. */
  readonly bestFlows: ReadonlyMap<string, Numbers>;
  /**
   * Data from which the yearly energy of matches is computed; null if the category has no search by duty, or
   * is too large.
   */
  readonly energy: EnergyColumns | null;
  readonly texts: RowTexts;
  readonly basis: MergeBasis;
}
