import { deleteRooms } from "#domain/building/batch/edit/editRooms.ts";
import { rowsGrownBy } from "#domain/building/batch/table/gatherRows.ts";
import { lockRooms } from "#domain/building/batch/edit/lockRooms.ts";
import { pasteQuantities } from "#domain/building/batch/edit/pasteQuantities.ts";
import { setPlaces } from "#domain/building/batch/edit/setPlaces.ts";
import { fillDown, setQuantities } from "#domain/building/batch/edit/setQuantities.ts";
import { tickedAmong, tickRooms } from "#domain/building/batch/edit/tickRooms.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import type { AnySession } from "../session/TabBuilding.ts";

/** The part of a batch worker that ticks rooms and edits many of them at once; each edit is one undo step. */
export function manyRooms(current: () => AnySession) {
  const idsOf = ({ batch }: AnySession, rows: Int32Array) => Array.from(rows, (row) => batch.rooms.ids[row]!);

  /** In the order of the building, regardless of the view. */
  function ticked({ batch }: AnySession): Int32Array<ArrayBuffer> {
    return tickedAmong(batch, rowsGrownBy(batch.rooms.ids.length, 0));
  }

  const editQuantities = <Value>(session: AnySession, rows: Int32Array, make: () => Value): Value =>
    session.edit("set-quantities", { of: "rooms", roomIds: idsOf(session, rows) }, make);

  return {
    tick(change) {
      const session = current();
      const rows = change.of === "group" ? session.order.rowsOfGroup(change.group) : session.order.rows();
      tickRooms(session.batch, rows, change);
      session.viewChanged();
    },
    setTickedQuantities(quantity) {
      const session = current();
      const rows = ticked(session);
      return editQuantities(session, rows, () => setQuantities(session.batch, rows, () => quantity ?? NaN));
    },
    /** From the first ticked room in view down to the last. */
    fillTickedDown() {
      const session = current();
      const rows = tickedAmong(session.batch, session.order.rows());
      return editQuantities(session, rows, () => fillDown(session.batch, rows));
    },
    /**
     * Pastes a column of figures, from this room downward in the order of the view, skipping the rooms of
     * folded groups.
     */
    pasteQuantities(fromRoomId, text) {
      const session = current();
      const shown = session.order.drawn();
      const first = shown.indexOf(session.batch.rooms.rowOf.get(fromRoomId) ?? -1);
      // No more rows than lines, because the rows that an edit may change are copied and saved.
      const rows = first < 0 ? new Int32Array(0) : shown.slice(first, first + text.split("\n").length);
      return editQuantities(session, rows, () => pasteQuantities(session.batch, rows, text));
    },
    placeTicked(place) {
      const session = current();
      const rows = ticked(session);
      const change = { of: "rooms", roomIds: idsOf(session, rows) } as const;
      session.edit("set-places", change, (batch) => setPlaces(batch, rows, place));
      return rows.length;
    },
    lockTicked(isLocked) {
      const session = current();
      const rows = ticked(session);
      const change = { of: "results", roomIds: idsOf(session, rows) } as const;
      session.edit(isLocked ? "lock" : "unlock", change, (batch) => lockRooms(batch, rows, isLocked));
    },
    deleteTicked() {
      const session = current();
      const roomIds = idsOf(session, ticked(session));
      session.edit("delete-rooms", { of: "everything" }, (batch) => deleteRooms(batch, roomIds));
    },
  } satisfies Partial<BatchImplementation>;
}
