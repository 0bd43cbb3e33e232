import { readFigure } from "#domain/base/sheet/readFigure.ts";
import {
  ROOM_FIGURES,
  roomOf,
  type Room,
  type RoomFigure,
  type RoomPlace,
} from "#domain/building/rooms/Room.ts";
import { FIGURE_FIELDS, ROOM_FIELDS } from "#domain/building/rooms/roomFields.ts";
import { STANDARD_UNITS } from "#domain/base/sheet/standardUnits.ts";
import type { RoomDraft } from "#domain/building/rooms/Room.ts";

/** The texts of the room form's fields, as typed. */
export type RoomTexts = Readonly<Record<(typeof ROOM_FIELDS)[number], string>>;

/** A room as typed, or the fault of each field: the same rules as for an imported schedule. */
export type DraftRead =
  | { readonly ok: true; readonly draft: RoomDraft }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<keyof RoomTexts, string>>> };

export function readRoomDraft(texts: RoomTexts): DraftRead {
  const figures = new Map<RoomFigure, number | null>();
  const problems: Partial<Record<keyof RoomTexts, string>> = {};
  for (const figure of ROOM_FIGURES) {
    const field = FIGURE_FIELDS[figure];
    const read = readFigure(texts[figure], field, STANDARD_UNITS[field.kind]);
    if (read.ok) figures.set(figure, read.value);
    else problems[figure] = `${field.title}${read.problem}`;
  }
  const roomCode = texts.roomCode.trim();
  const roomName = texts.roomName.trim();
  if (roomCode === "" && roomName === "") problems.roomName = "房间编号与名称至少填写一项";
  if (Object.keys(problems).length > 0) return { ok: false, problems };

  const room = roomOf({ roomId: "", roomCode, roomName }, (figure) => figures.get(figure) ?? null);
  const { roomId: _none, ...draft } = room;
  return { ok: true, draft: { ...draft, floor: texts.floor.trim(), zone: texts.zone.trim() } };
}

// `fromEntries` loses the keys' type; ROOM_FIELDS has all of them.
const NOTHING = Object.fromEntries(ROOM_FIELDS.map((field) => [field, ""])) as RoomTexts;

/** Computed loads have more digits than are useful. */
const DIGITS = 4;
const shown = (value: number | null) => (value === null ? "" : String(Number(value.toFixed(DIGITS))));

/** The room's figures as texts to edit; empty for a new room. */
export function roomTexts(room: (Room & RoomPlace) | null): RoomTexts {
  if (room === null) return NOTHING;
  const figures = ROOM_FIGURES.map((figure) => [figure, shown(room[figure])] as const);
  return {
    ...NOTHING,
    ...Object.fromEntries(figures),
    roomCode: room.roomCode,
    roomName: room.roomName,
    floor: room.floor,
    zone: room.zone,
  };
}
