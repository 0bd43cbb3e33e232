import type { PackedCurves } from "../../physics/curve/PackedCurves.ts";
import { type Keyed } from "../../base/keyed.ts";

export type Numbers = Float64Array<ArrayBuffer>;
export type Places = Uint32Array<ArrayBuffer>;

/** A value of few kinds for each row: 0 is "not stated", n stands for `codes[n - 1]`. */
export interface Coded {
  readonly codes: readonly string[];
  readonly rows: Uint16Array<ArrayBuffer> | Places;
}

/** The values of one property. Numbers that are not stated are NaN. */
export type PropertyColumn =
  | { readonly kind: "number"; readonly values: Numbers }
  /** An end that is open is NaN; not stated where both are. */
  | { readonly kind: "range"; readonly from: Numbers; readonly to: Numbers }
  /** Codes of an enumeration in the order in which a person is offered them. */
  | { readonly kind: "enum"; readonly coded: Coded }
  /** 0 not stated, 1 no, 2 yes. */
  | { readonly kind: "bool"; readonly values: Uint8Array<ArrayBuffer> }
  /** Texts in natural order. */
  | { readonly kind: "text"; readonly coded: Coded };

/** What a question narrows a category by: its columns without the order that decides between rows that are alike. */
export interface NarrowedColumns {
  readonly categoryCode: string;
  readonly size: number;
  /** Codes in the order of the brands' names. */
  readonly brands: Coded;
  readonly series: Coded;
  /** 1 for a generated record. */
  readonly isSample: Uint8Array<ArrayBuffer>;
  readonly properties: Keyed<PropertyColumn>;
  /** Fits of the quantities that are read at an operating point, of each product's main setting, by `CurveQuantity`. */
  readonly curves: Keyed<PackedCurves>;
}

/**
 * The products of a category as a structure of arrays, made when the category is read. A row is a product; rows stand
 * by usefulness, brand name, model and id, which is the order of a list that nobody ordered. Plain data: it crosses a
 * thread as it is.
 */
export interface SearchColumns extends NarrowedColumns {
  /** Place of each row by model, then id: what decides between rows that are otherwise alike. */
  readonly tieOrder: Places;
}

/** Columns as a map of them is drawn: with the model of each row, to name what is found. */
export interface NamedColumns extends NarrowedColumns {
  readonly models: readonly string[];
}
