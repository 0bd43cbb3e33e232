import type { SharedRooms } from "#domain/building/batch/edit/sharedRooms.ts";
import type { RecordLock } from "./RecordLock.ts";

/** An open building, with the lock to change it. */
export interface OpenBuilding {
  readonly id: string;
  readonly lock: RecordLock;
}

/** The functions that a kind's session uses of the building that the kinds share. */
export interface SharedBuilding {
  /** The rooms of the building, open under another kind or saved, if they are newer than a kind's own. */
  newerRooms(building: string, generation: number): Promise<SharedRooms | null>;
  /** A kind has changed the rooms: the others follow. */
  follow(from: SharedRooms): void;
}
