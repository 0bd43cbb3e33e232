import type { GroupKey } from "../state/batchState.ts";
import type { ShownRoomFigure } from "../kind/KindManifest.ts";
import type { PricedSum, PricesFound } from "../prices/PricedSum.ts";

/** Total of what the units supply. */
export interface SuppliedSum {
  readonly title: string;
  readonly unit: string;
  readonly digits: number;
  /** `null` if no unit states it, or it is not known yet. */
  readonly value: number | null;
  /** Units that do not state it and are not included. */
  readonly missing: number;
}

/** Totals over rooms. */
export interface TableSums {
  readonly rooms: number;
  /** Total requirement of the rooms as the schedule states it: ㎡, kW and m³/h; `null` if no room states it. */
  readonly needs: Readonly<Record<ShownRoomFigure, number | null>>;
  /** Rooms with a product, and their units. */
  readonly selected: number;
  readonly units: number;
  /** Rooms whose units are too loud, and rooms where this is not known; `null` while no noise is known. */
  readonly loud: { readonly over: number; readonly unknown: number } | null;
  readonly supplied: readonly SuppliedSum[];
}

/** Total price of a table's units, and what is known about these prices. */
export interface TablePrice extends PricedSum, PricesFound {}

/** Totals over all rooms that a table shows. */
export interface WholeSums extends TableSums {
  /** `null` if prices were not requested, are not known yet, or no unit has one. */
  readonly price: TablePrice | null;
}

/** The head of a group, which the table draws as a line of its own. */
export interface GroupLine extends TableSums {
  readonly index: number;
  /** Floor, zone or verdict; empty for rooms that have none. */
  readonly group: string;
  readonly isFolded: boolean;
  /** Number of its ticked rooms, whether it is folded or not. */
  readonly ticked: number;
}

/** A floor or zone of the building with its number of rooms. */
export interface PlaceCount {
  readonly by: GroupKey;
  /** Empty for rooms that state none. */
  readonly name: string;
  readonly rooms: number;
}
