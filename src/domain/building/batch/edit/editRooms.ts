import { ROOM_FIGURES, type RoomDraft } from "../../rooms/Room.ts";
import { emptyBatch, hasRun, nextSerial, type Batch } from "../Batch.ts";
import { rowsGrownBy } from "../table/gatherRows.ts";
import type { PackedTable } from "../../rooms/PackedTable.ts";
import { gatherResults, noResults } from "../table/ResultColumns.ts";
import { gatherRooms, noRooms, roomAt, writeRoom, type RoomColumns } from "../table/RoomColumns.ts";
import { renewEditions } from "../roomNeed.ts";
import { unpackRooms } from "../table/unpackRooms.ts";
import { freshColumnsOf, ownFreshOf, sayAnew } from "./statedFresh.ts";

const idFor = <Filter>(batch: Batch<Filter>) => `room-${nextSerial(batch)}`;

/** Replaces all rooms; only the filter and the building's given name stay. */
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
  batch.stated = ownFreshOf(batch.rooms.ids, freshColumnsOf(table));
}

export function appendRooms<Filter>(batch: Batch<Filter>, table: PackedTable): void {
  const before = batch.rooms.ids.length;
  joinRooms(
    batch,
    unpackRooms(table, batch.rooms, () => idFor(batch), nextSerial(batch)),
  );
  sayAnew(batch, ownFreshOf(batch.rooms.ids.slice(before), freshColumnsOf(table)));
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

/**
 * Rooms that are added after or during a selection take no part in it: the results no longer cover the building.
 */
function joinRooms<Filter>(batch: Batch<Filter>, rooms: RoomColumns): void {
  const isLater = hasRun(batch) || batch.run.status === "running";
  const before = batch.rooms.ids.length;
  batch.rooms = rooms;
  batch.results = gatherResults(batch.results, rowsGrownBy(before, rooms.ids.length - before));
  if (isLater) batch.results.joinedLater.fill(1, before);
}

const needsTheSame = (a: RoomDraft, b: RoomDraft) => ROOM_FIGURES.every((figure) => a[figure] === b[figure]);

/**
 * Changes a room. Its result stays visible and counts as stale until the room is changed back; a room that a run
 * has already sent is queued again. If only names change, the room's requirement and its answer stay. Returns
 * `false` if there is no such room.
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

/** Sets a room's specified quantity; `null` means that it is calculated. */
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
