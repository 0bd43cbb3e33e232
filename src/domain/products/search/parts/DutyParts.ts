import type { Keyed } from "../../../base/keyed.ts";
import type { Places, PropertyColumn } from "../SearchColumns.ts";
import type { PackedFigures } from "./figures.ts";
import type { PackedFits } from "./fits.ts";

type Short = Uint16Array<ArrayBuffer>;

/**
 * The columns of a category in parts, for a search by duty without the server: what every question reads in blocks of
 * rows, and the columns that a filter reads each for itself. Every part names the state of the catalogue that it is of;
 * parts of two states are never put together.
 */
export interface DutyHead {
  readonly part: "head";
  /** Tells this state of the category from any other. */
  readonly version: string;
  readonly categoryCode: string;
  readonly size: number;
  /** Rows of each block but the last. */
  readonly blockRows: number;
  /** Of the brands, in the order of their names. */
  readonly brands: readonly string[];
  /** Of every property; which of them travel with the rows stands in the blocks. */
  readonly kinds: Keyed<PropertyColumn["kind"]>;
  /** Codes of the properties that travel with the rows and are coded. */
  readonly codes: Keyed<readonly string[]>;
  /** How many knots and coefficients all blocks have together, by the quantities that meet a system. */
  readonly curves: Keyed<{ readonly knots: number; readonly coefficients: number }>;
}

/** Values of some rows of one property. */
export type PackedRows =
  | { readonly kind: "number"; readonly values: PackedFigures }
  | { readonly kind: "range"; readonly from: PackedFigures; readonly to: PackedFigures }
  | { readonly kind: "bool"; readonly values: Uint8Array<ArrayBuffer> }
  | { readonly kind: "enum" | "text"; readonly rows: Short | Places };

/** What every question reads of some rows. */
export interface DutyBlock {
  readonly part: "rows";
  readonly version: string;
  readonly from: number;
  readonly models: readonly string[];
  readonly brands: Short | Places;
  readonly isSample: Uint8Array<ArrayBuffer>;
  /** The figures that are compared with a duty, and the speed mode. */
  readonly properties: Keyed<PackedRows>;
  readonly curves: Keyed<PackedCurveRows>;
}

export interface PackedCurveRows {
  readonly fits: PackedFits;
  /**
   * Where on the measured range a row is most efficient, from 1 at its beginning to `AT_END` at its end; 0 where that
   * lies outside, or no curve tells. It places a dot, and nothing is searched by it.
   */
  readonly best: Short;
}

export const AT_END = 0xffff;

/** The column of a property, or of the series, that a filter reads: all its rows. */
export interface DutyColumn {
  readonly part: "column";
  readonly version: string;
  /** A property, or `SERIES`. */
  readonly code: string;
  readonly rows: PackedRows;
  /** In their order; empty where the column is not coded. */
  readonly codes: readonly string[];
}

/** No property has this code. */
export const SERIES = "series";
