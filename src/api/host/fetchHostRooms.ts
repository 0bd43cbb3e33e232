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

/** The rooms that the host has for a kind of equipment, in its order and under its ids. */
export interface HostRooms {
  readonly name: string;
  /** As the batch takes rooms over. */
  readonly rooms: PackedTable;
  /** Those that could not be taken. */
  readonly leftOut: readonly LeftOutRoom[];
  /** They are what is selected in the drawing, not all there are. */
  readonly isSelection: boolean;
}

export type HostRoomsAnswer =
  { readonly ok: true; readonly value: HostRooms } | { readonly ok: false; readonly reply: HostReply };

interface Reading {
  readonly signal: AbortSignal;
  readonly onProgress?: (read: number, total: number) => void;
  /** Ids of the rooms that are wanted, as text; all of them where it is absent. */
  readonly wanted?: ReadonlySet<string> | undefined;
}

const refuse = (message: string): HostRoomsAnswer => ({ ok: false, reply: failureOf(message) });

/** Those rooms of a piece that are wanted and break no contract; wanted ones that do are noted. */
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

/** Reads and packs all room input conditions, a piece at a time, and names those that it has to leave out. */
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
      // Results go back by id: two rooms of one id could not be told apart.
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
