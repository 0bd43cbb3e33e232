import { ROOM_FIGURES, type RoomDraft } from "../../rooms/Room.ts";
import { emptyBatch, hasRun, nextSerial, type Batch } from "../Batch.ts";
import { rowsGrownBy } from "../table/gatherRows.ts";
import type { PackedTable } from "../../rooms/PackedTable.ts";
import { gatherResults, noResults } from "../table/ResultColumns.ts";
import { gatherRooms, noRooms, roomAt, writeRoom, type RoomColumns } from "../table/RoomColumns.ts";
import { renewEditions } from "../roomNeed.ts";
import { unpackRooms } from "../table/unpackRooms.ts";

const idFor = <Filter>(batch: Batch<Filter>) => `room-${nextSerial(batch)}`;

/** Other rooms: nothing of the former ones stays but the filter, and the name that a person gave the building. */
export function replaceRooms<Filter>(
  batch: Batch<Filter>,
  table: PackedTable,
  buildingName: string,
  assumptions: string,
): void {
  const { filter, serial, generation, kind, givenName } = batch;
  const kept = { filter, serial, generation, givenName };
  Object.assign(batch, emptyBatch(kind), kept, { buildingName, assumptions });
  batch.rooms = unpackRooms(table, noRooms(), () => idFor(batch), nextSerial(batch));
  batch.results = noResults(batch.rooms.ids.length);
}

export function appendRooms<Filter>(batch: Batch<Filter>, table: PackedTable): void {
  joinRooms(
    batch,
    unpackRooms(table, batch.rooms, () => idFor(batch), nextSerial(batch)),
  );
}

export function addRoom<Filter>(batch: Batch<Filter>, room: RoomDraft): void {
  const row = batch.rooms.ids.length;
  const grown = gatherRooms(batch.rooms, rowsGrownBy(row, 1));
  let roomId = idFor(batch);
  while (batch.rooms.rowOf.has(roomId)) roomId = idFor(batch);
  const ids = [...batch.rooms.ids, roomId];
  const rooms = { ...grown, ids, rowOf: new Map(grown.rowOf).set(roomId, row) };
  writeRoom(rooms, row, room, nextSerial(batch));
  joinRooms(batch, rooms);
}

/** Rooms that join after a selection, or during one, have no part in it: the results no longer cover the building. */
function joinRooms<Filter>(batch: Batch<Filter>, rooms: RoomColumns): void {
  const isLater = hasRun(batch) || batch.run.status === "running";
  const before = batch.rooms.ids.length;
  batch.rooms = rooms;
  batch.results = gatherResults(batch.results, rowsGrownBy(before, rooms.ids.length - before));
  if (isLater) batch.results.joinedLater.fill(1, before);
}

const needsTheSame = (a: RoomDraft, b: RoomDraft) => ROOM_FIGURES.every((figure) => a[figure] === b[figure]);

/**
 * Changes a room. Its result stays in sight and counts as stale until the room is put back; a room that a run has already
 * sent goes back in line. A room that is only called otherwise needs what it needed: its answer stays. `false` when there
 * is no such room.
 */
export function editRoom<Filter>(batch: Batch<Filter>, roomId: string, draft: RoomDraft): boolean {
  const row = batch.rooms.rowOf.get(roomId);
  if (row === undefined) return false;
  if (needsTheSame(roomAt(batch.rooms, row), draft)) {
    writeRoom(batch.rooms, row, draft, batch.rooms.editions[row]!);
    return true;
  }
  writeRoom(batch.rooms, row, draft, batch.rooms.editions[row]!);
  renewEditions(batch, [row]);
  return true;
}

/** Copies a specified quantity back into the room; `null` leaves it to be calculated. */
export function setQuantity<Filter>(batch: Batch<Filter>, roomId: string, quantity: number | null): boolean {
  const row = batch.rooms.rowOf.get(roomId);
  if (row === undefined) return false;
  return editRoom(batch, roomId, { ...roomAt(batch.rooms, row), equipmentNumber: quantity });
}

export function deleteRooms<Filter>(batch: Batch<Filter>, roomIds: readonly string[]): void {
  const gone = new Set(roomIds);
  const kept = batch.rooms.ids.flatMap((id, row) => (gone.has(id) ? [] : [row]));
  if (kept.length === batch.rooms.ids.length) return;
  const rows = Int32Array.from(kept);
  batch.rooms = gatherRooms(batch.rooms, rows);
  batch.results = gatherResults(batch.results, rows);
  nextSerial(batch);
}
