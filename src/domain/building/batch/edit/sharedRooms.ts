import { ROOM_FIGURES } from "../../rooms/Room.ts";
import { hasRun, type Batch } from "../Batch.ts";
import { NEW_ROW } from "../table/gatherRows.ts";
import { joinResults, joinRooms } from "../table/joinBlocks.ts";
import { ANSWER, gatherResults, PENDING, type ResultColumns } from "../table/ResultColumns.ts";
import { gatherRooms, ROOM_TEXTS, type RoomColumns } from "../table/RoomColumns.ts";
import { renewEditions } from "../roomNeed.ts";
import { followStated } from "./statedFresh.ts";

/** The part of a batch that all kinds of equipment of one building share. */
export type SharedRooms = Pick<
  Batch<unknown>,
  "rooms" | "buildingName" | "givenName" | "assumptions" | "serial" | "generation" | "stated"
>;

/**
 * Answered rows whose rooms were removed under another kind: an undo there brings back the rooms and their
 * answers.
 */
export interface Shelf {
  readonly rooms: RoomColumns;
  readonly results: ResultColumns;
  /** Answers refer to products by number, so they are valid only with this table. */
  readonly products: object;
}

export interface Adopted {
  /** Rooms were added, removed or reordered. */
  readonly isOtherRows: boolean;
  /** Rooms that changed in any way, even only in name. */
  readonly roomIds: readonly string[];
  readonly shelf: Shelf | null;
}

/** About 20 MB of results. */
const MOST_SHELVED = 100_000;

/** Quantities are not shared: two fan coils are not two air outlets. */
const SHARED_FIGURES = ROOM_FIGURES.filter((figure) => figure !== "equipmentNumber");

const isSameOrder = (ids: readonly string[], others: readonly string[]) =>
  ids === others || (ids.length === others.length && ids.every((id, row) => id === others[row]));

/**
 * Brings a batch's rooms to the state of another kind's rooms. A room with a changed requirement gets a new
 * edition, so that its answer counts as 已变更 (changed); other rooms keep their answers. Specified quantities stay.
 */
export function adoptRooms<Filter>(batch: Batch<Filter>, from: SharedRooms, shelf: Shelf | null): Adopted {
  const { buildingName, givenName, assumptions, generation } = from;
  const serial = Math.max(batch.serial, from.serial);
  Object.assign(batch, { buildingName, givenName, assumptions, generation, serial });
  followStated(batch, from.stated);
  const isOtherRows = !isSameOrder(batch.rooms.ids, from.rooms.ids);
  const left = isOtherRows ? realign(batch, from.rooms, shelf) : shelf;
  return { isOtherRows, roomIds: followRooms(batch, from.rooms), shelf: left };
}

/** Reorders the rows like those of `target`, without changing cells; returns the rows that were removed. */
function realign<Filter>(batch: Batch<Filter>, target: RoomColumns, shelf: Shelf | null): Shelf | null {
  const { rooms, results, products } = batch;
  const kept = shelf?.products === products ? shelf : null;
  const allRooms = kept ? joinRooms([rooms, kept.rooms]) : rooms;
  const allResults = kept ? joinResults([results, kept.results]) : results;
  const rowOf = (id: string) => {
    const shelved = kept?.rooms.rowOf.get(id);
    return rooms.rowOf.get(id) ?? (shelved === undefined ? NEW_ROW : rooms.ids.length + shelved);
  };
  const rows = Int32Array.from(target.ids, rowOf);
  batch.rooms = { ...gatherRooms(allRooms, rows), ids: target.ids, rowOf: target.rowOf };
  batch.results = gatherResults(allResults, rows);
  const isRunning = batch.run.status === "running";
  const isAnswered = hasRun(batch);
  if (!isAnswered && !isRunning) batch.run = { status: "idle" };
  // As for rooms added under this kind, the results no longer cover the building.
  if (isAnswered || isRunning)
    rows.forEach((from, row) => from === NEW_ROW && (batch.results.joinedLater[row] = 1));
  else batch.results.joinedLater.fill(0);
  return shelve(allRooms, allResults, target, products);
}

function shelve(
  rooms: RoomColumns,
  results: ResultColumns,
  target: RoomColumns,
  products: object,
): Shelf | null {
  const gone = rooms.ids.flatMap((id, row) =>
    target.rowOf.has(id) || results.answer[row] === ANSWER.none ? [] : [row],
  );
  if (gone.length === 0) return null;
  const rows = Int32Array.from(gone.slice(0, MOST_SHELVED));
  const shelved = gatherResults(results, rows);
  // A run cannot wait for a room that is not in the batch.
  shelved.pending.fill(PENDING.none);
  return { rooms: gatherRooms(rooms, rows), results: shelved, products };
}

/** Copies the shared cells into rows in the same order, and returns the rooms that differed. */
function followRooms<Filter>(batch: Batch<Filter>, from: RoomColumns): string[] {
  const { rooms } = batch;
  const isTouched = new Uint8Array(rooms.ids.length);
  const needsOther = new Uint8Array(rooms.ids.length);
  for (const figure of SHARED_FIGURES) {
    const [own, other] = [rooms.figures[figure], from.figures[figure]];
    for (let row = 0; row < own.length; row++) if (!Object.is(own[row], other[row])) needsOther[row] = 1;
    own.set(other);
  }
  for (const text of ROOM_TEXTS) {
    const [own, other] = [rooms[text], from[text]];
    if (own === other) continue;
    for (let row = 0; row < own.length; row++) if (own[row] !== other[row]) isTouched[row] = 1;
    rooms[text] = other;
  }
  const changed: number[] = [];
  for (let row = 0; row < needsOther.length; row++) if (needsOther[row] === 1) changed.push(row);
  for (const row of changed) isTouched[row] = 1;
  renewEditions(batch, changed);
  return rooms.ids.filter((_, row) => isTouched[row] === 1);
}
