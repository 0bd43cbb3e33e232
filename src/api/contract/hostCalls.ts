import * as v from "valibot";
import { MAX_HOST_ROOMS, ROOMS_PER_PIECE } from "#domain/desk/host/hostPieces.ts";
import type { Room, RoomPlace } from "#domain/building/rooms/Room.ts";
import { listOf, text } from "./limits.ts";
import { RoomSchema } from "./multiRoom.ts";

/** The form of every host's answer. */
export const HostReplySchema = v.object({
  code: v.string(),
  message: v.optional(v.nullable(v.string()), ""),
  data: v.optional(v.unknown(), null),
});

/**
 * A room input condition. A host may state more than selection uses (`calEquipmentNumber`, `winterWetBulb`),
 * which is ignored, and may omit every figure.
 */
export const HostRoomSchema = v.object({
  ...RoomSchema.entries,
  floor: v.exactOptional(text),
  zone: v.exactOptional(text),
}) satisfies v.GenericSchema<unknown, Room & Partial<RoomPlace>>;

/** A piece of the host's rooms, beginning with the requested row. */
export const HostRoomsSchema = v.object({
  /** The host's name for the building or the drawing. */
  name: v.nullish(text, ""),
  /** Number of rooms in the whole building. */
  total: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_HOST_ROOMS)),
  /** Each room is checked separately: an invalid one does not affect the others. */
  rooms: listOf(v.unknown(), ROOMS_PER_PIECE),
});

export const HostTokenSchema = v.object({ accessToken: v.pipe(text, v.nonEmpty()) });

export const DesktopInfoSchema = v.object({ desktopVersion: text });
