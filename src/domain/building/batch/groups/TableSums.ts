import type { GroupKey } from "../state/batchState.ts";
import type { ShownRoomFigure } from "../kind/KindManifest.ts";
import type { PricedSum, PricesFound } from "../prices/PricedSum.ts";

/** What the units supply together. */
export interface SuppliedSum {
  readonly title: string;
  readonly unit: string;
  readonly digits: number;
  /** `null`: no unit states it, or it is not known yet. */
  readonly value: number | null;
  /** Units that do not state it: they are not in the value. */
  readonly missing: number;
}

/** Rooms added up. */
export interface TableSums {
  readonly rooms: number;
  /** What the rooms need, as the schedule states it: ㎡, kW and m³/h; `null` where no room states it. */
  readonly needs: Readonly<Record<ShownRoomFigure, number | null>>;
  /** Rooms with a product, and their units. */
  readonly selected: number;
  readonly units: number;
  readonly supplied: readonly SuppliedSum[];
}

/** What the units of a table cost, and what is known of these prices. */
export interface TablePrice extends PricedSum, PricesFound {}

/** What all rooms that a table shows come to. */
export interface WholeSums extends TableSums {
  /** `null` where prices were not asked for, are not known yet, or no unit has one. */
  readonly price: TablePrice | null;
}

/** The head of a group, as the table draws it in place of a room. */
export interface GroupLine extends TableSums {
  readonly index: number;
  /** Floor or zone; empty: the rooms that state none. */
  readonly group: string;
  readonly isFolded: boolean;
  /** Of its rooms, folded or not. */
  readonly ticked: number;
}

/** A floor or zone of the building, and how many rooms it has. */
export interface PlaceCount {
  readonly by: GroupKey;
  /** Empty: the rooms that state none. */
  readonly name: string;
  readonly rooms: number;
}
