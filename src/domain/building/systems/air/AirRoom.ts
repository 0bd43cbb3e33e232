import type { PlacedRoom } from "../PlacedRoom.ts";

/** A room with chosen outlets, as air systems see it. */
export interface AirRoom extends PlacedRoom {
  /** m³/h of all its outlets; null where the schedule states none. */
  readonly air: number | null;
  /** m², nominal face of one outlet; null where its maker states no size. */
  readonly neck: number | null;
  /** Nobody chose its outlets: `neck` is assumed. */
  readonly isUnchosen?: true;
}
