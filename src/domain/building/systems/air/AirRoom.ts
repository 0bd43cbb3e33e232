import type { PlacedRoom } from "../PlacedRoom.ts";

/** A room with chosen outlets, with the data that air systems need */
export interface AirRoom extends PlacedRoom {
  /** Flow of all its outlets, m³/h; null if the schedule states none. */
  readonly air: number | null;
  /** Nominal face of one outlet, m²; null if its maker states no size. */
  readonly neck: number | null;
  /** Its outlets are not chosen: `neck` is assumed. */
  readonly isUnchosen?: true;
}
