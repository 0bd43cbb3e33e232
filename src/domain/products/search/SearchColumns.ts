import type { PackedCurves } from "../../physics/curve/PackedCurves.ts";
import { type Keyed } from "../../base/keyed.ts";

export type Numbers = Float64Array<ArrayBuffer>;
export type Indices = Uint32Array<ArrayBuffer>;

/** For each row one of a few values: 0 is "not stated", n means `codes[n - 1]`. */
export interface Coded {
  readonly codes: readonly string[];
  readonly rows: Uint16Array<ArrayBuffer> | Indices;
}

/**
 * The figure of each row as its index among the distinct figures: large categories take a quarter of the memory.
 */
export interface CodedFigures {
  /** Distinct figures, ascending, after NaN for "not stated". */
  readonly distinct: Numbers;
  readonly rows: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
}

export type Figures = Numbers | CodedFigures;

/** The values of one property. Numbers that are not stated are NaN. */
export type PropertyColumn =
  | { readonly kind: "number"; readonly values: Figures }
  /** An open end is NaN; if both are, the range is not stated. */
  | { readonly kind: "range"; readonly from: Numbers; readonly to: Numbers }
  /** Codes of an enumeration, in the order in which they are offered. */
  | { readonly kind: "enum"; readonly coded: Coded }
  /** 0 is not stated, 1 no, 2 yes. */
  | { readonly kind: "bool"; readonly values: Uint8Array<ArrayBuffer> }
  /** Texts in natural order. */
  | { readonly kind: "text"; readonly coded: Coded };

/** The columns that filters read, without the order that decides between equal rows. */
export interface NarrowedColumns {
  readonly categoryCode: string;
  readonly size: number;
  /** Codes in the order of the brands' names. */
  readonly brands: Coded;
  readonly series: Coded;
  /** 1 for a generated record. */
  readonly isSample: Uint8Array<ArrayBuffer>;
  /** Number of the library that a row's product is of, 0 for the catalogue; absent if all are of the catalogue. */
  readonly libraries?: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  readonly properties: Keyed<PropertyColumn>;
  /**
   * Fits of the quantities that are read at an operating point, for each product's main setting, by
   * `CurveQuantity`.
   */
  readonly curves: Keyed<PackedCurves>;
}

/**
 * The products of a category as a structure of arrays, made when the category is read. Each row is a product; rows
 * are ordered by usefulness, brand name, model and id, the default order of a list. It is plain data and can cross
 * a thread.
 */
export interface SearchColumns extends NarrowedColumns {
  /** Position of each row by model, then id; decides between otherwise equal rows. */
  readonly tieOrder: Indices;
}

/** The columns for drawing a duty map, with the model of each row to name what is found. */
export interface NamedColumns extends NarrowedColumns {
  readonly models: readonly string[];
}
