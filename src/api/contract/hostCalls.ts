import * as v from "valibot";
import { MAX_HOST_ROOMS, ROOMS_PER_PIECE } from "#domain/desk/host/hostPieces.ts";
import type { Room, RoomPlace } from "#domain/building/rooms/Room.ts";
import { listOf, text } from "./limits.ts";
import { RoomSchema } from "./multiRoom.ts";

/** Every answer of a host, whatever was asked. */
export const HostReplySchema = v.object({
  code: v.string(),
  message: v.optional(v.nullable(v.string()), ""),
  data: v.optional(v.unknown(), null),
});

/**
 * A room input condition. A host states more than we select by (`calEquipmentNumber`, `winterWetBulb`), which is
 * left aside, and may leave out every figure.
 */
export const HostRoomSchema = v.object({
  ...RoomSchema.entries,
  floor: v.exactOptional(text),
  zone: v.exactOptional(text),
}) satisfies v.GenericSchema<unknown, Room & Partial<RoomPlace>>;

/** A piece of the host's rooms, from the row that was asked for on. */
export const HostRoomsSchema = v.object({
  /** What the host calls the building or the drawing. */
  name: v.nullish(text, ""),
  /** Rooms of the whole building. */
  total: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_HOST_ROOMS)),
  /** Each is read by itself: one that breaks the contract takes no other with it. */
  rooms: listOf(v.unknown(), ROOMS_PER_PIECE),
});

export const HostTokenSchema = v.object({ accessToken: v.pipe(text, v.nonEmpty()) });

export const DesktopInfoSchema = v.object({ desktopVersion: text });
