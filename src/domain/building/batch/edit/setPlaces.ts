import type { RoomPlace } from "../../rooms/Room.ts";
import { nextSerial, type Batch } from "../Batch.ts";

/**
 * Sets floor or zone of many rooms; fields that are absent stay. Selection does not depend on them, so answers
 * stay, and locked rooms change like any others.
 */
export function setPlaces<Filter>(batch: Batch<Filter>, rows: Int32Array, place: Partial<RoomPlace>): void {
  const written = (column: readonly string[], text: string | undefined) => {
    if (text === undefined) return column;
    const next = [...column];
    for (const row of rows) next[row] = text;
    return next;
  };
  const { rooms } = batch;
  rooms.floors = written(rooms.floors, place.floor);
  rooms.zones = written(rooms.zones, place.zone);
  // Values shared by all rooms are cached by serial.
  nextSerial(batch);
}
