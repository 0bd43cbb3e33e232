import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import { type Keyed } from "../../base/keyed.ts";

interface TableProduct {
  readonly id: string;
  readonly model: string;
  readonly brandCode: string;
  readonly seriesId: string | null;
  readonly isSample: boolean;
}

/** The stated values of one property: value n belongs to the product at `indices[n]`. */
export type TableValues = { readonly code: string; readonly indices: readonly number[] } & (
  | { readonly kind: "number"; readonly values: readonly number[] }
  | {
      readonly kind: "range";
      readonly from: readonly (number | null)[];
      readonly to: readonly (number | null)[];
    }
  /** `codes` are in the order in which they are offered. */
  | { readonly kind: "enum"; readonly codes: readonly string[]; readonly values: readonly string[] }
  | { readonly kind: "bool"; readonly values: readonly boolean[] }
  | { readonly kind: "text"; readonly values: readonly string[] }
);

/** A category in a readable form, a list for each property. Products are in any order and referred to by index. */
export interface CategoryTable {
  readonly categoryCode: string;
  readonly products: readonly TableProduct[];
  /** By code. */
  readonly brandNames: ReadonlyMap<string, string>;
  readonly properties: readonly TableValues[];
  /** Properties that a list shows; a product that states more of them ranks higher. */
  readonly shownCodes: readonly string[];
  /** By `CurveQuantity`, one entry for each product. */
  readonly curves: Keyed<readonly (FittedCurve | null)[]>;
}
