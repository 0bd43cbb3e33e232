import type { OwnFresh } from "../../fresh/FreshSettings.ts";
import type { StatedField } from "../../rooms/importPreview.ts";
import { NEW_ROW } from "../table/gatherRows.ts";
import type { PackedTable } from "../../rooms/PackedTable.ts";
import { noRooms, type RoomColumns } from "../table/RoomColumns.ts";
import { unpackRooms } from "../table/unpackRooms.ts";
import { freshColumnsOf, saidColumnsOf } from "../edit/statedFresh.ts";
import { compareRooms, type FreshLists } from "./compareRooms.ts";
import { AMBIGUITY, matchRooms, type RoomList, type RoomMatch } from "./matchRooms.ts";

/** An imported schedule, and the fields that it has columns for. */
export interface RevisedSchedule {
  readonly rooms: PackedTable;
  readonly fields: readonly StatedField[];
}

/** Numbers of rooms by their state in a revised schedule. */
export interface RevisionCounts {
  readonly fresh: number;
  readonly gone: number;
  readonly changed: number;
  /** In both lists and unchanged. */
  readonly same: number;
  /** New and removed rooms that may be the same room but cannot be matched. */
  readonly unmatched: number;
}

/** A revised schedule compared with the present rooms. */
export interface RoomRevision {
  readonly before: RoomList;
  readonly after: RoomColumns;
  readonly match: RoomMatch;
  /** Changed fields of each row of `after`, as in `compareRooms`. */
  readonly changes: Uint32Array<ArrayBuffer>;
  /** null where nothing is known of the fresh air of the present rooms. */
  readonly fresh: FreshLists | null;
  readonly counts: RevisionCounts;
}

const count = (column: Int32Array | Uint32Array | Uint8Array, isCounted: (value: number) => boolean) => {
  let counted = 0;
  for (const value of column) if (isCounted(value)) counted++;
  return counted;
};

/** What is said of the fresh air of the present rooms, by their ids. */
export interface SaidOfRooms {
  readonly ids: readonly string[];
  readonly own: readonly OwnFresh[];
}

export function reviseRooms(
  before: RoomList,
  { rooms, fields }: RevisedSchedule,
  said: SaidOfRooms | null = null,
): RoomRevision {
  let lastId = 0;
  // These ids are not used: a room keeps its own, and a new one gets an id of the batch.
  const after = unpackRooms(rooms, noRooms(), () => String(++lastId), 0);
  const match = matchRooms(before, after);
  const fresh = said && { before: saidColumnsOf(said.ids, said.own), after: freshColumnsOf(rooms) };
  const changes = compareRooms(before, after, match, fields, fresh);
  const isMissing = (row: number) => row === NEW_ROW;
  const added = count(match.earlier, isMissing);
  const changed = count(changes, (bits) => bits !== 0);
  const isAmbiguous = (ambiguity: number) => ambiguity !== AMBIGUITY.none;
  const counts = {
    fresh: added,
    gone: count(match.later, isMissing),
    changed,
    same: match.earlier.length - added - changed,
    unmatched: count(match.earlierAmbiguity, isAmbiguous) + count(match.laterAmbiguity, isAmbiguous),
  };
  return { before, after, match, changes, fresh, counts };
}
