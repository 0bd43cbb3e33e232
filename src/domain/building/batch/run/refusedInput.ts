import { fieldTitle, ROOM_FIELDS } from "../../rooms/roomFields.ts";
import type { Room } from "../../rooms/Room.ts";

/** Where a request was found unreasonable, a dotted path into it, and what the server said. */
interface Complaint {
  readonly path: string;
  readonly message: string;
}

const PLACE = /(?:^|\.)inputCondition\.(\d+)(?:\.(\w+))?/u;

/** The room that a complaint is about, `inputCondition.3.roomArea`; `undefined` when it is about the filter. */
const roomOf = (path: string, rooms: readonly Room[]) => rooms[Number(PLACE.exec(path)?.[1] ?? NaN)];

export function refusedRoomIds(complaints: readonly Complaint[], rooms: readonly Room[]): string[] {
  const named = complaints.flatMap(({ path }) => roomOf(path, rooms)?.roomId ?? []);
  return [...new Set(named)];
}

/** As many as a dialog can show. */
const MAX_MESSAGES = 20;

/** The complaints for a person: which room, which figure, and what the server said of it. */
export const refusalMessages = (complaints: readonly Complaint[], rooms: readonly Room[]): string[] =>
  complaints.slice(0, MAX_MESSAGES).map(({ path, message }) => {
    const room = roomOf(path, rooms);
    if (!room) return path === "" ? message : `${path}：${message}`;
    const field = ROOM_FIELDS.find((name) => name === PLACE.exec(path)?.[2]);
    const figure = field === undefined ? "" : ` ${fieldTitle(field)}`;
    return `${room.roomCode} ${room.roomName}${figure}：${message}`;
  });
