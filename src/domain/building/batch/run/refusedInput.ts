import { fieldTitle, ROOM_FIELDS } from "../../rooms/roomFields.ts";
import type { Room } from "../../rooms/Room.ts";

/** A fault that the server found in a request: a path with points, and its message. */
interface Complaint {
  readonly path: string;
  readonly message: string;
}

const PLACE = /(?:^|\.)inputCondition\.(\d+)(?:\.(\w+))?/u;

/**
 * The room that a fault is about, from a path like `inputCondition.3.roomArea`; `undefined` if it is about the
 * filter.
 */
const roomOf = (path: string, rooms: readonly Room[]) => rooms[Number(PLACE.exec(path)?.[1] ?? NaN)];

export function refusedRoomIds(complaints: readonly Complaint[], rooms: readonly Room[]): string[] {
  const named = complaints.flatMap(({ path }) => roomOf(path, rooms)?.roomId ?? []);
  return [...new Set(named)];
}

/** As many as a dialog can show. */
const MAX_MESSAGES = 20;

/** The faults for people: the room, the figure and the server's message. */
export const refusalMessages = (complaints: readonly Complaint[], rooms: readonly Room[]): string[] =>
  complaints.slice(0, MAX_MESSAGES).map(({ path, message }) => {
    const room = roomOf(path, rooms);
    if (!room) return path === "" ? message : `${path}：${message}`;
    const field = ROOM_FIELDS.find((name) => name === PLACE.exec(path)?.[2]);
    const figure = field === undefined ? "" : ` ${fieldTitle(field)}`;
    return `${room.roomCode} ${room.roomName}${figure}：${message}`;
  });
