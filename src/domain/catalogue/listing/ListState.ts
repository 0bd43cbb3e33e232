import type { GradeName } from "../standards/gradeNames.ts";
import type { SpeedMode } from "../duty/SpeedMode.ts";
import type { ProductOrigin } from "./ProductOrigin.ts";

/** An entered figure of the duty, in the property's unit; the deviation rate in %, `null` if not entered. */
export interface DutyEntry {
  readonly code: string;
  readonly value: number;
  readonly deviationRate: number | null;
}

/**
 * A filter on one property, by the kind of its values. `codes` is never empty; at least one end of a range is set.
 */
export type PropertyFilter =
  | { readonly kind: "enums"; readonly code: string; readonly codes: readonly string[] }
  | {
      readonly kind: "range";
      readonly code: string;
      readonly from: number | null;
      readonly to: number | null;
    }
  | { readonly kind: "bool"; readonly code: string; readonly value: boolean }
  | { readonly kind: "text"; readonly code: string; readonly text: string };

export interface ListTolerance {
  readonly grade: GradeName;
  /** Only products that meet the duty under all tolerances. */
  readonly isRequired: boolean;
}

export interface ListSort {
  readonly code: string;
  readonly direction: "ASC" | "DESC";
}

/** The whole state of a product list. It is kept in the address, so that a copied link opens the same list. */
export interface ListState {
  /** Fans only: a single speed, or a high and a low speed with figures and curves of their own. */
  readonly speedControl: SpeedMode;
  readonly brandCode: string | null;
  readonly series: { readonly id: string; readonly name: string } | null;
  readonly duty: readonly DutyEntry[];
  /** The acceptance grade within whose tolerances the duty is judged; `null` for stated curves alone. */
  readonly tolerance: ListTolerance | null;
  /** `true`: generated samples only; `false`: real records only; `null`: both. */
  readonly isSample: boolean | null;
  /** Products of the catalogue, of the signed-in user's libraries, or both. */
  readonly origin: ProductOrigin;
  /** Search words for model, brand, series and properties; empty for no search. */
  readonly words: string;
  readonly properties: readonly PropertyFilter[];
  /** Sorting by a column or by another order of the server; `null` is the server's default order. */
  readonly sort: ListSort | null;
  /** Assumptions for yearly figures, as the address writes them; empty for the defaults. */
  readonly energy: readonly (readonly [name: string, value: string])[];
  readonly page: number;
  readonly pageSize: number;
}

export const PAGE_SIZES = [10, 20, 30, 50, 100] as const;
const DEFAULT_PAGE_SIZE = 20;

export const EMPTY_LIST: ListState = {
  speedControl: "SINGLE_SPEED",
  brandCode: null,
  series: null,
  duty: [],
  tolerance: null,
  isSample: null,
  origin: "all",
  words: "",
  properties: [],
  sort: null,
  energy: [],
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
};
