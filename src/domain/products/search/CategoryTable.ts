import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import { type Keyed } from "../../base/keyed.ts";

interface TableProduct {
  readonly id: string;
  readonly model: string;
  readonly brandCode: string;
  readonly seriesId: string | null;
  readonly isSample: boolean;
}

/** The stated values of one property: value n is that of the product at `places[n]`. */
export type TableValues = { readonly code: string; readonly places: readonly number[] } & (
  | { readonly kind: "number"; readonly values: readonly number[] }
  | {
      readonly kind: "range";
      readonly from: readonly (number | null)[];
      readonly to: readonly (number | null)[];
    }
  /** `codes` in the order in which a person is offered them. */
  | { readonly kind: "enum"; readonly codes: readonly string[]; readonly values: readonly string[] }
  | { readonly kind: "bool"; readonly values: readonly boolean[] }
  | { readonly kind: "text"; readonly values: readonly string[] }
);

/** A category as it is read, a list for each property; products in any order, named by their place in it. */
export interface CategoryTable {
  readonly categoryCode: string;
  readonly products: readonly TableProduct[];
  /** By code. */
  readonly brandNames: ReadonlyMap<string, string>;
  readonly properties: readonly TableValues[];
  /** Properties that a list shows: a product that states them all is told more of. */
  readonly shownCodes: readonly string[];
  /** By `CurveQuantity`, one place for each product. */
  readonly curves: Keyed<readonly (FittedCurve | null)[]>;
}
