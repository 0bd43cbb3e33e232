import type { RoomPlace } from "../../rooms/Room.ts";
import { nextSerial, type Batch } from "../Batch.ts";

/**
 * Says of many rooms where they are; what is absent stays. Nothing is selected by it: answers stay what they are, and locked
 * rooms are moved like any other.
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
  // What all rooms state is kept for one serial.
  nextSerial(batch);
}
