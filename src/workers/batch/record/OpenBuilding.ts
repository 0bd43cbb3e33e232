import type { SharedRooms } from "#domain/building/batch/edit/sharedRooms.ts";
import type { RecordHold } from "./RecordHold.ts";

/** A building that is open, and the right to change it. */
export interface OpenBuilding {
  readonly id: string;
  readonly hold: RecordHold;
}

/** What a kind's session needs of the desk at which the kinds share a building. */
export interface RoomsDesk {
  /** The rooms of the building where they are newer than a kind has them: as another one has them open, or saved. */
  newerRooms(building: string, generation: number): Promise<SharedRooms | null>;
  /** A kind has changed the rooms: the others follow. */
  follow(from: SharedRooms): void;
}
