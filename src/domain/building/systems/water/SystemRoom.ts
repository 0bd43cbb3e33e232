import type { PlacedRoom } from "../PlacedRoom.ts";

/** A room with chosen units, as systems of water see it. */
export interface SystemRoom extends PlacedRoom {
  /** m³/h and Pa that the maker states for one unit; null for none. */
  readonly unitFlow: number | null;
  readonly unitLoss: number | null;
  /** kW of one unit, corrected for its room; null where its maker states none. */
  readonly cooling: number | null;
  readonly heating: number | null;
  /** kW that the room asks for; null for nothing. */
  readonly coolingLoad: number | null;
  readonly heatLoad: number | null;
}
