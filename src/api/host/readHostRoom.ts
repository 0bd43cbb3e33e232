import * as v from "valibot";
import { textOfHostId } from "#domain/desk/host/hostRoomId.ts";
import {
  FIGURE_FIELDS,
  fieldTitle,
  isFigure,
  MAX_LABEL,
  ROOM_FIELDS,
} from "#domain/building/rooms/roomFields.ts";
import { ROOM_FIGURES, type Room, type RoomPlace } from "#domain/building/rooms/Room.ts";
import { HostRoomSchema } from "../contract/hostCalls.ts";

/** A room of the host that cannot be imported. */
export interface LeftOutRoom {
  /** Its index in the host's order. */
  readonly at: number;
  /** Code, name or id, whichever is readable; otherwise its number in the host's order. */
  readonly label: string;
  readonly why: string;
}

export type HostRoom = Room & Partial<RoomPlace>;

export type RoomReading =
  { readonly ok: true; readonly room: HostRoom } | { readonly ok: false; readonly left: LeftOutRoom };

/** Longer than any room code that a person would give; the rest would only fill the line. */
const LABEL_LENGTH = 40;
const NUMERIC = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/iu;

type SentRoom = Partial<Record<keyof HostRoom, unknown>>;

const isSentRoom = (value: unknown): value is SentRoom => typeof value === "object" && value !== null;

/** A figure that arrived as text; an empty one means not stated. */
function figureOf(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const text = value.trim();
  if (text === "") return null;
  return NUMERIC.test(text) ? Number(text) : value;
}

const textOf = (value: unknown) => (typeof value === "number" ? String(value) : (value ?? ""));

/** Selection does not use a room's location: an invalid one is dropped, but the room is kept. */
function placeOf(field: keyof RoomPlace, raw: SentRoom): Partial<RoomPlace> {
  const place = textOf(raw[field]);
  const isPlace = typeof place === "string" && place.trim() !== "" && place.length <= MAX_LABEL;
  return isPlace ? { [field]: place.trim() } : {};
}

/** Only integers that a double represents exactly come back as the same number. */
const idOf = (id: unknown) =>
  typeof id === "string" || (typeof id === "number" && Number.isSafeInteger(id)) ? textOfHostId(id) : id;

/** The id of a room, numbers as text; "" for anything else. */
export const idTextOf = (raw: unknown): string =>
  isSentRoom(raw) && (typeof raw.roomId === "string" || typeof raw.roomId === "number")
    ? String(raw.roomId)
    : "";

function labelOf(raw: unknown, at: number): string {
  const names = isSentRoom(raw) ? [raw.roomCode, raw.roomName, raw.roomId] : [];
  const stated = names.map((name) => (typeof name === "number" ? String(name) : name));
  const label = stated.find((name): name is string => typeof name === "string" && name.trim() !== "");
  return label?.slice(0, LABEL_LENGTH) ?? `第 ${at + 1} 间`;
}

const NO_ROOM = "不是房间数据";
const isEmpty = (id: unknown) => id === undefined || id === null || id === "";

function whyOf(room: SentRoom, at: unknown): string {
  if (at === "roomId") return isEmpty(room.roomId) ? "没有房间 ID" : "房间 ID 不可用";
  const field = ROOM_FIELDS.find((known) => known === at);
  if (field === undefined) return NO_ROOM;
  const title = fieldTitle(field);
  const value = room[field];
  if (!isFigure(field)) return `${title}不是文本，或过长`;
  if (typeof value !== "number") return `${title}不是数字`;
  const isCount = FIGURE_FIELDS[field].isInteger === true;
  return isCount ? `${title} ${value} 不是 1 以上的整数，或过大` : `${title} ${value} 超出范围`;
}

/** A room from any program; `at` is its index in the host's order. */
export function readHostRoom(raw: unknown, at: number): RoomReading {
  const leave = (why: string): RoomReading => ({ ok: false, left: { at, label: labelOf(raw, at), why } });
  if (!isSentRoom(raw)) return leave(NO_ROOM);
  const room: SentRoom = {
    roomId: idOf(raw.roomId),
    roomCode: textOf(raw.roomCode),
    roomName: textOf(raw.roomName),
    ...placeOf("floor", raw),
    ...placeOf("zone", raw),
    ...Object.fromEntries(ROOM_FIGURES.map((figure) => [figure, figureOf(raw[figure])])),
  };
  const read = v.safeParse(HostRoomSchema, room);
  return read.success ? { ok: true, room: read.output } : leave(whyOf(room, read.issues[0].path?.[0]?.key));
}
