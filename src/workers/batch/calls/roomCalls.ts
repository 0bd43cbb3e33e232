import type { EditName } from "#domain/building/batch/state/EditName.ts";
import * as edit from "#domain/building/batch/edit/editRooms.ts";
import type { PackedTable } from "#domain/building/rooms/PackedTable.ts";
import { roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import type { AnySession } from "../session/TabBuilding.ts";

/** The part of a batch worker that edits rooms, singly and all of them; each edit is one undo step. */
export function roomCalls(session: () => AnySession) {
  /** Replaces or removes the building: a run over the former rooms is cancelled. */
  async function replace(
    edited: EditName,
    rooms: PackedTable,
    name: string,
    assumptions: string,
  ): Promise<void> {
    await session().cancel();
    session().edit(edited, { of: "everything" }, (batch) =>
      edit.replaceRooms(batch, rooms, name, assumptions),
    );
  }

  return {
    replaceRooms: (rooms, name, assumptions) => replace("replace-rooms", rooms, name, assumptions),
    clear: () => replace("clear-rooms", { rows: 0, columns: {} }, "", ""),
    appendRooms: (rooms) =>
      session().edit("append-rooms", { of: "everything" }, (batch) => edit.appendRooms(batch, rooms)),
    addRoom: (room) => session().edit("add-room", { of: "everything" }, (batch) => edit.addRoom(batch, room)),
    editRoom(roomId, room) {
      const change = { of: "rooms", roomIds: [roomId] } as const;
      session().edit("edit-room", change, (batch) => edit.editRoom(batch, roomId, room));
    },
    deleteRooms(roomIds) {
      session().edit("delete-rooms", { of: "everything" }, (batch) => edit.deleteRooms(batch, roomIds));
    },
    setQuantity(roomId, quantity) {
      const change = { of: "rooms", roomIds: [roomId] } as const;
      session().edit("set-quantities", change, (batch) => edit.setQuantity(batch, roomId, quantity));
    },
    undo: () => session().undo(),
    redo: () => session().redo(),

    room(roomId) {
      const { rooms } = session().batch;
      const row = rooms.rowOf.get(roomId);
      return row === undefined
        ? null
        : { ...roomAt(rooms, row), floor: rooms.floors[row]!, zone: rooms.zones[row]! };
    },
  } satisfies Partial<BatchImplementation>;
}
