import type { ProductOrigin } from "../../catalogue/listing/ProductOrigin.ts";
import type { SpeedMode } from "../../catalogue/duty/SpeedMode.ts";
import type { BitSet } from "./BitSet.ts";
import type { Duty } from "./Duty.ts";

/** The condition on a product's property. Ends of a range are included; an open end is infinite. */
export type PropertyTest =
  | { readonly kind: "is"; readonly values: readonly string[] }
  | { readonly kind: "between"; readonly from: number; readonly to: number };

export interface PropertyFilter {
  readonly code: string;
  readonly test: PropertyTest;
}

/** The filters of a list, checked against its category. `null` means any. */
export interface Conditions {
  readonly brand: string | null;
  readonly series: string | null;
  readonly speed: SpeedMode | null;
  readonly duty: Duty | null;
  /** `true` for generated samples, `false` for real records. */
  readonly isSample: boolean | null;
  /** Absent for all. */
  readonly origin?: ProductOrigin;
  /** Rows that contain the search words. */
  readonly words: BitSet | null;
  readonly filters: readonly PropertyFilter[];
}
