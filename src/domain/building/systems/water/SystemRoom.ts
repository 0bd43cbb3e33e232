import type { PlacedRoom } from "../PlacedRoom.ts";

/** A room with chosen units, with the data that water systems need */
export interface SystemRoom extends PlacedRoom {
  /** Stated flow and loss of one unit, m³/h and Pa; null if not stated. */
  readonly unitFlow: number | null;
  readonly unitLoss: number | null;
  /** Capacity of one unit, corrected for its room, kW; null if its maker states none. */
  readonly cooling: number | null;
  readonly heating: number | null;
  /** Load of the room, kW; null if it states none. */
  readonly coolingLoad: number | null;
  readonly heatLoad: number | null;
}
