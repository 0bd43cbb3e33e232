import type { RoomFigure } from "../../rooms/Room.ts";

/** A check item, numbered as in the specification, and the room figure that it needs. */
export interface CheckItem<Check extends number> {
  readonly check: Check;
  readonly name: string;
  readonly needs: RoomFigure;
}
