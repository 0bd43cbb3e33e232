import * as v from "valibot";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { HOST_PATHS } from "#domain/host/hostPaths.ts";
import { ROOMS_PER_PIECE } from "#domain/host/hostPieces.ts";
import { joinTables } from "#domain/batch/joinTables.ts";
import type { PackedTable } from "#domain/batch/PackedTable.ts";
import { packRooms } from "#domain/rooms/packRooms.ts";
import { HostRoomsSchema } from "../contract/hostCalls.ts";
import { HOST_CODES, type HostBridge, type HostReply } from "./HostBridge.ts";
import { failureOf } from "./readHostReply.ts";

/** The rooms that the host has for a kind of equipment, in its order and under its ids. */
export interface HostRooms {
  readonly name: string;
  /** As the batch takes rooms over. */
  readonly rooms: PackedTable;
}

export type HostRoomsAnswer =
  { readonly ok: true; readonly value: HostRooms } | { readonly ok: false; readonly reply: HostReply };

interface Reading {
  readonly signal: AbortSignal;
  readonly onProgress?: (read: number, total: number) => void;
}

const refuse = (message: string): HostRoomsAnswer => ({ ok: false, reply: failureOf(message) });

/** Reads and packs all room input conditions, a piece at a time; one that breaks the contract refuses them all. */
export async function fetchHostRooms(
  bridge: HostBridge,
  categoryCode: CategoryCode,
  { signal, onProgress = () => {} }: Reading,
): Promise<HostRoomsAnswer> {
  const pieces: PackedTable[] = [];
  const ids = new Set<string>();
  for (;;) {
    const params = { categoryCode, offset: ids.size, limit: ROOMS_PER_PIECE };
    const reply = await bridge.call(HOST_PATHS.rooms, params, { signal });
    if (reply.code !== HOST_CODES.success) return { ok: false, reply };
    const piece = v.safeParse(HostRoomsSchema, reply.data);
    if (!piece.success) {
      const at = v.getDotPath(piece.issues[0]);
      return refuse(`房间数据不符合约定${at === null ? "" : `（第 ${ids.size + 1} 间起，${at}）`}`);
    }
    const { name, total, rooms } = piece.output;
    for (const room of rooms) {
      // Results go back by id: two rooms of one id could not be told apart.
      if (ids.has(room.roomId)) return refuse(`房间 ID 重复：${room.roomId}`);
      ids.add(room.roomId);
    }
    pieces.push(packRooms(rooms));
    if (ids.size > total) return refuse("房间数量前后不一致");
    onProgress(ids.size, total);
    if (ids.size === total) return { ok: true, value: { name, rooms: joinTables(pieces) } };
    if (rooms.length === 0) return refuse("房间数量前后不一致");
  }
}
