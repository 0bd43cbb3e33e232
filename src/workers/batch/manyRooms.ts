import { rowsGrownBy } from "#domain/batch/gatherRows.ts";
import { deleteRooms } from "#domain/batch/editRooms.ts";
import { lockRooms } from "#domain/batch/many/lockRooms.ts";
import { pasteQuantities, type Pasted } from "#domain/batch/many/pasteQuantities.ts";
import { forecastRun, type RunForecast, type RunScope } from "#domain/batch/many/runScope.ts";
import { roomsAlike } from "#domain/batch/many/roomsAlike.ts";
import { fillDown, setQuantities, type ManyEdited } from "#domain/batch/many/setQuantities.ts";
import { tickedAmong, tickRooms, type TickChange } from "#domain/batch/many/tickRooms.ts";
import type { BatchSession, Told } from "./BatchSession.ts";

/** What a change answers besides the summary after it. */
export interface ToldOf<Value> {
  readonly told: Told;
  readonly value: Value;
}

/** The part of a batch worker that ticks rooms and edits many of them at once, each edit one step to be undone. */
export function manyRooms<Filter>(current: () => BatchSession<Filter>) {
  const idsOf = ({ batch }: BatchSession<Filter>, rows: Int32Array) =>
    Array.from(rows, (row) => batch.rooms.ids[row]!);

  /** In the order of the building, whatever the view shows. */
  function ticked({ batch }: BatchSession<Filter>): Int32Array<ArrayBuffer> {
    return tickedAmong(batch, rowsGrownBy(batch.rooms.ids.length, 0));
  }

  function editQuantities<Value>(
    session: BatchSession<Filter>,
    rows: Int32Array,
    make: () => Value,
  ): ToldOf<Value> {
    const value = session.edit("set-quantities", { of: "rooms", roomIds: idsOf(session, rows) }, make);
    return { told: session.tell(), value };
  }

  return {
    tick(change: TickChange): Told {
      const session = current();
      tickRooms(session.batch, session.shown(), change);
      session.looksChanged();
      return session.tell();
    },
    setTickedQuantities(quantity: number | null): ToldOf<ManyEdited> {
      const session = current();
      const rows = ticked(session);
      return editQuantities(session, rows, () => setQuantities(session.batch, rows, () => quantity ?? NaN));
    },
    /** From the first ticked room in view down to the last. */
    fillTickedDown(): ToldOf<ManyEdited> {
      const session = current();
      const rows = tickedAmong(session.batch, session.shown());
      return editQuantities(session, rows, () => fillDown(session.batch, rows));
    },
    /** A column of figures, from this room downward in the order of the view. */
    pasteQuantities(fromRoomId: string, text: string): ToldOf<Pasted> {
      const session = current();
      const shown = session.shown();
      const first = shown.indexOf(session.batch.rooms.rowOf.get(fromRoomId) ?? -1);
      // No more rows than lines: what an edit may touch is what is copied and saved.
      const rows = first < 0 ? new Int32Array(0) : shown.slice(first, first + text.split("\n").length);
      return editQuantities(session, rows, () => pasteQuantities(session.batch, rows, text));
    },
    lockTicked(isLocked: boolean): Told {
      const session = current();
      const rows = ticked(session);
      const change = { of: "results", roomIds: idsOf(session, rows) } as const;
      session.edit(isLocked ? "lock" : "unlock", change, (batch) => lockRooms(batch, rows, isLocked));
      return session.tell();
    },
    deleteTicked(): Told {
      const session = current();
      const roomIds = idsOf(session, ticked(session));
      session.edit("delete-rooms", { of: "everything" }, (batch) => deleteRooms(batch, roomIds));
      return session.tell();
    },
    forecast: (scope: RunScope): RunForecast => forecastRun(current().batch, scope),
    alike(roomId: string): { readonly others: number; readonly locked: number } {
      const { rows, locked } = roomsAlike(current().batch, roomId);
      return { others: rows.length, locked };
    },
  };
}
