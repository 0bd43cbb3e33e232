import type { Keyed } from "../../../base/keyed.ts";
import type { Indices, PropertyColumn } from "../SearchColumns.ts";
import type { PackedFigures } from "./figures.ts";
import type { PackedFits } from "./fits.ts";

type Short = Uint16Array<ArrayBuffer>;

/**
 * The columns of a category in parts, for searching by duty without the server: blocks of rows with what every
 * question reads, and single columns that a filter reads. Every part names the state of the catalogue that it
 * comes from; parts of different states are never combined.
 */
export interface DutyHead {
  readonly part: "head";
  /** Identifies this state of the category. */
  readonly version: string;
  readonly categoryCode: string;
  readonly size: number;
  /** Rows of each block except the last. */
  readonly blockRows: number;
  /** Names of the brands, sorted. */
  readonly brands: readonly string[];
  /** Kinds of all properties; the blocks show which of them are sent with the rows. */
  readonly kinds: Keyed<PropertyColumn["kind"]>;
  /** Codes of the coded properties that are sent with the rows. */
  readonly codes: Keyed<readonly string[]>;
  /** Total number of knots and coefficients of all blocks, by the quantities that meet a system. */
  readonly curves: Keyed<{ readonly knots: number; readonly coefficients: number }>;
}

/** Values of one property for some rows. */
export type PackedRows =
  | { readonly kind: "number"; readonly values: PackedFigures }
  | { readonly kind: "range"; readonly from: PackedFigures; readonly to: PackedFigures }
  | { readonly kind: "bool"; readonly values: Uint8Array<ArrayBuffer> }
  | { readonly kind: "enum" | "text"; readonly rows: Short | Indices };

/** The part of some rows that every question reads. */
export interface DutyBlock {
  readonly part: "rows";
  readonly version: string;
  readonly from: number;
  readonly models: readonly string[];
  readonly brands: Short | Indices;
  readonly isSample: Uint8Array<ArrayBuffer>;
  /** Only for members of libraries with products in the category. */
  readonly libraries?: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  /** The figures that are compared with a duty, and the speed mode. */
  readonly properties: Keyed<PackedRows>;
  readonly curves: Keyed<PackedCurveRows>;
}

export interface PackedCurveRows {
  readonly fits: PackedFits;
  /**
   * Position of a row's best efficiency in its measured range, from 1 at the beginning to `AT_END` at the end; 0
   * if it lies outside or there is no curve. It only places a dot; no search uses it.
   */
  readonly best: Short;
}

export const AT_END = 0xffff;

/** The column of a property or of the series, with all rows, that a filter reads. */
export interface DutyColumn {
  readonly part: "column";
  readonly version: string;
  /** A property's code, or `SERIES`. */
  readonly code: string;
  readonly rows: PackedRows;
  /** In their order; empty if the column is not coded. */
  readonly codes: readonly string[];
}

/** No property has this code. */
export const SERIES = "series";
