import type { SpeedMode } from "../duty/SpeedMode.ts";

/** An entered quantity of the duty, in the property's unit; the rate in %, `null` where none is entered. */
export interface DutyEntry {
  readonly code: string;
  readonly value: number;
  readonly deviationRate: number | null;
}

/** A filter of one property, by the kind of its values. `codes` are never empty; at least one end of a range is set. */
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

export interface ListSort {
  readonly code: string;
  readonly direction: "ASC" | "DESC";
}

/** All that decides what a product list shows. It lives in the address, so that a copied link opens the same list. */
export interface ListState {
  /** One speed, or a high and a low one with figures and curves of their own. Only fans tell them apart. */
  readonly speedControl: SpeedMode;
  readonly brandCode: string | null;
  readonly series: { readonly id: string; readonly name: string } | null;
  readonly duty: readonly DutyEntry[];
  /** Generated records alone, or real ones alone; `null` is either. */
  readonly isSample: boolean | null;
  /** Of model, brand, series and properties; empty: no matter. */
  readonly words: string;
  readonly properties: readonly PropertyFilter[];
  /** By a column or by what the server orders by besides; `null`: the server's own order. */
  readonly sort: ListSort | null;
  /** What years are computed for, as the address writes it; empty: as it is where nobody has chosen. */
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
  isSample: null,
  words: "",
  properties: [],
  sort: null,
  energy: [],
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
};
