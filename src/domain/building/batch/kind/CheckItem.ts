import type { RoomFigure } from "../../rooms/Room.ts";

/** A check item, as the specification numbers it, and the figure of a room that it needs. */
export interface CheckItem<Check extends number> {
  readonly check: Check;
  readonly name: string;
  readonly needs: RoomFigure;
}
