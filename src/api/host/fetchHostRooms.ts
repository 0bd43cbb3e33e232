import * as v from "valibot";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import { hostIdOf } from "#domain/desk/host/hostRoomId.ts";
import { ROOMS_PER_PIECE } from "#domain/desk/host/hostPieces.ts";
import { joinTables } from "#domain/building/rooms/joinTables.ts";
import type { PackedTable } from "#domain/building/rooms/PackedTable.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { HostRoomsSchema } from "../contract/hostCalls.ts";
import { HOST_CODES, type HostBridge, type HostReply } from "./HostBridge.ts";
import { failureOf } from "./readHostReply.ts";
import { idTextOf, readHostRoom, type LeftOutRoom } from "./readHostRoom.ts";

/** The rooms that the host has for a kind of equipment, with its order and ids. */
export interface HostRooms {
  readonly name: string;
  /** In the form in which the batch accepts rooms. */
  readonly rooms: PackedTable;
  /** Rooms that could not be imported. */
  readonly leftOut: readonly LeftOutRoom[];
  /** The rooms are only those selected in the drawing. */
  readonly isSelection: boolean;
}

export type HostRoomsAnswer =
  { readonly ok: true; readonly value: HostRooms } | { readonly ok: false; readonly reply: HostReply };

interface Reading {
  readonly signal: AbortSignal;
  readonly onProgress?: (read: number, total: number) => void;
  /** Ids of the wanted rooms, as text; absent for all. */
  readonly wanted?: ReadonlySet<string> | undefined;
}

const refuse = (message: string): HostRoomsAnswer => ({ ok: false, reply: failureOf(message) });

/** The valid rooms among the wanted ones of a piece; invalid ones are noted. */
function soundRooms(
  piece: readonly unknown[],
  from: number,
  leftOut: LeftOutRoom[],
  wanted: ReadonlySet<string> | undefined,
): readonly Room[] {
  const sound: Room[] = [];
  piece.forEach((raw, at) => {
    if (wanted !== undefined && !wanted.has(idTextOf(raw))) return;
    const reading = readHostRoom(raw, from + at);
    if (reading.ok) sound.push(reading.room);
    else leftOut.push(reading.left);
  });
  return sound;
}

/** Reads and packs all room input conditions, piece by piece, and names the rooms that it has to omit. */
export async function fetchHostRooms(
  bridge: HostBridge,
  categoryCode: CategoryCode,
  { signal, onProgress = () => {}, wanted }: Reading,
): Promise<HostRoomsAnswer> {
  const pieces: PackedTable[] = [];
  const leftOut: LeftOutRoom[] = [];
  const ids = new Set<string>();
  let offset = 0;
  for (;;) {
    const params = { categoryCode, offset, limit: ROOMS_PER_PIECE };
    const reply = await bridge.call(HOST_PATHS.rooms, params, { signal });
    if (reply.code !== HOST_CODES.success) return { ok: false, reply };
    const piece = v.safeParse(HostRoomsSchema, reply.data);
    if (!piece.success) {
      const at = v.getDotPath(piece.issues[0]);
      return refuse(`房间数据不符合约定${at === null ? "" : `（第 ${offset + 1} 间起，${at}）`}`);
    }
    const { name, total, rooms } = piece.output;
    const sound = soundRooms(rooms, offset, leftOut, wanted);
    for (const { roomId } of sound) {
      // Results go back by id: two rooms with one id could not be distinguished.
      if (ids.has(roomId)) return refuse(`房间 ID 重复：${hostIdOf(roomId)}`);
      ids.add(roomId);
    }
    pieces.push(packRooms(sound));
    offset += rooms.length;
    if (offset > total) return refuse("房间数量前后不一致");
    onProgress(offset, total);
    if (offset === total)
      return {
        ok: true,
        value: { name, rooms: joinTables(pieces), leftOut, isSelection: wanted !== undefined },
      };
    if (rooms.length === 0) return refuse("房间数量前后不一致");
  }
}
