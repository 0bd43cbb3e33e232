import type { SpeedMode } from "../../catalogue/duty/SpeedMode.ts";
import type { BitSet } from "./BitSet.ts";
import type { Duty } from "./Duty.ts";

/** What a product's property must be. Ends of a range are included; an open one is infinite. */
export type PropertyTest =
  | { readonly kind: "is"; readonly values: readonly string[] }
  | { readonly kind: "between"; readonly from: number; readonly to: number };

export interface PropertyFilter {
  readonly code: string;
  readonly test: PropertyTest;
}

/** What a list is narrowed by, checked against its category. `null` is "no matter". */
export interface Conditions {
  readonly brand: string | null;
  readonly series: string | null;
  readonly speed: SpeedMode | null;
  readonly duty: Duty | null;
  /** Generated records, or real ones. */
  readonly isSample: boolean | null;
  /** Rows that hold the words of the question. */
  readonly words: BitSet | null;
  readonly filters: readonly PropertyFilter[];
}
