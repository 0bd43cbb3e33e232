import { ROOM_FIELDS } from "../../rooms/roomFields.ts";
import { FRESH_FIGURES, ROOM_FIGURES } from "../../rooms/Room.ts";
import { hasRun, nextSerial, type Batch } from "../Batch.ts";
import { NEW_ROW } from "../table/gatherRows.ts";
import { gatherResults, statusOf, RECHECKED } from "../table/ResultColumns.ts";
import { gatherRooms, ROOM_TEXTS, rowsById, TEXT_FIELDS, type RoomColumns } from "../table/RoomColumns.ts";
import { OWN_OF, sayAnew, type SaidAnew } from "../edit/statedFresh.ts";
import { bitOf, FIGURE_BITS, FRESH_BITS } from "./compareRooms.ts";
import type { RoomRevision } from "./RoomRevision.ts";

/**
 * Replaces the batch's rooms by those of the revised schedule, in its order; with `keepsGone` the removed ones
 * follow at the end. Rooms keep their results. A selection whose room has other figures now is `unchecked`; new
 * rooms have none. The columns are new, so the former ones stay unchanged.
 */
export function takeRevision<Filter>(batch: Batch<Filter>, revision: RoomRevision, keepsGone: boolean): void {
  const isLater = hasRun(batch);
  const rows = revisedRows(revision, keepsGone);
  batch.rooms = revisedRooms(batch, revision, rows);
  batch.results = gatherResults(batch.results, rows);
  takeFresh(batch, revision, rows);
  const { editions } = batch.rooms;
  const { verdict, verdictEdition, joinedLater, refused } = batch.results;
  revision.changes.forEach((changes, row) => {
    if (rows[row] === NEW_ROW && isLater) joinedLater[row] = 1;
    if ((changes & FIGURE_BITS) === 0) return;
    refused[row] = 0;
    if (statusOf(batch.results, row) !== "matched") return;
    verdict[row] = RECHECKED.unchecked;
    verdictEdition[row] = editions[row]!;
  });
}

/** Takes what the schedule says of the fresh air of new rooms, and what it says anew of others. */
function takeFresh<Filter>(batch: Batch<Filter>, { changes, fresh }: RoomRevision, rows: Int32Array): void {
  if (fresh === null) return;
  const said: SaidAnew[] = [];
  changes.forEach((changed, row) => {
    const isNew = rows[row] === NEW_ROW;
    if (!isNew && (changed & FRESH_BITS) === 0) return;
    const figures = FRESH_FIGURES.filter((figure) => isNew || (changed & bitOf(figure)) !== 0);
    said.push({
      room: batch.rooms.ids[row]!,
      ...Object.fromEntries(figures.map((figure) => [OWN_OF[figure], statedAt(fresh.after[figure][row]!)])),
    });
  });
  sayAnew(batch, said);
}

const statedAt = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** For each future row its present row. */
function revisedRows({ match }: RoomRevision, keepsGone: boolean): Int32Array<ArrayBuffer> {
  if (!keepsGone) return match.earlier;
  const kept: number[] = [];
  match.later.forEach((later, row) => {
    if (later === NEW_ROW) kept.push(row);
  });
  const rows = new Int32Array(match.earlier.length + kept.length);
  rows.set(match.earlier);
  rows.set(kept, match.earlier.length);
  return rows;
}

function revisedRooms<Filter>(
  batch: Batch<Filter>,
  { after, changes }: RoomRevision,
  rows: Int32Array,
): RoomColumns {
  const rooms = gatherRooms(batch.rooms, rows);
  const edition = nextSerial(batch);
  const ids = [...rooms.ids];
  const texts = {
    codes: [...rooms.codes],
    names: [...rooms.names],
    floors: [...rooms.floors],
    zones: [...rooms.zones],
  };
  const idsTaken = new Set(ids);
  const allFields = ROOM_FIELDS.reduce((bits, field) => bits | bitOf(field), 0);
  changes.forEach((changed, row) => {
    const isFresh = rows[row] === NEW_ROW;
    const written = isFresh ? allFields : changed;
    if (isFresh) idsTaken.add((ids[row] = freeId(batch, idsTaken)));
    for (const text of ROOM_TEXTS)
      if ((written & bitOf(TEXT_FIELDS[text])) !== 0) texts[text][row] = after[text][row]!;
    if ((written & FIGURE_BITS) === 0) return;
    rooms.editions[row] = edition;
    for (const figure of ROOM_FIGURES)
      if ((written & bitOf(figure)) !== 0) rooms.figures[figure][row] = after.figures[figure][row]!;
  });
  return { ...rooms, ids, ...texts, rowOf: rowsById(ids) };
}

function freeId<Filter>(batch: Batch<Filter>, taken: ReadonlySet<string>): string {
  for (;;) {
    const id = `room-${nextSerial(batch)}`;
    if (!taken.has(id)) return id;
  }
}
