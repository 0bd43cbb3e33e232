import type { RoomLabel } from "../../rooms/importPreview.ts";
import { ROOM_FIGURES, roomOf, type Room, type RoomDraft, type RoomFigure } from "../../rooms/Room.ts";
import { gatherNumbers } from "./gatherRows.ts";

/** The text columns: names and location of rooms; empty is "not stated". */
export const ROOM_TEXTS = ["codes", "names", "floors", "zones"] as const;
export type RoomText = (typeof ROOM_TEXTS)[number];

/** Their names as fields of a room, and on the wire. */
export const TEXT_FIELDS: Readonly<Record<RoomText, RoomLabel>> = {
  codes: "roomCode",
  names: "roomName",
  floors: "floor",
  zones: "zone",
};

export const textColumns = (column: (text: RoomText) => readonly string[]) =>
  // `fromEntries` loses the keys' type; ROOM_TEXTS names every one.
  Object.fromEntries(ROOM_TEXTS.map((text) => [text, column(text)])) as Record<RoomText, readonly string[]>;

/**
 * The rooms of a batch as columns; a row's position is its index. Text columns are replaced, never modified, so
 * that values computed from one (its order, its search text) can be cached.
 */
export interface RoomColumns extends Record<RoomText, readonly string[]> {
  readonly ids: readonly string[];
  /** NaN is "not stated". */
  readonly figures: Readonly<Record<RoomFigure, Float64Array<ArrayBuffer>>>;
  /** Renewed by every change of a room: an answer to an earlier edition no longer fits it. */
  readonly editions: Uint32Array<ArrayBuffer>;
  readonly rowOf: ReadonlyMap<string, number>;
}

export const rowsById = (ids: readonly string[]): Map<string, number> =>
  new Map(ids.map((id, row) => [id, row]));

export const figureColumns = (column: (figure: RoomFigure) => Float64Array<ArrayBuffer>) =>
  // `fromEntries` loses the keys' type; ROOM_FIGURES names every one.
  Object.fromEntries(ROOM_FIGURES.map((figure) => [figure, column(figure)])) as Record<
    RoomFigure,
    Float64Array<ArrayBuffer>
  >;

export const noRooms = (): RoomColumns => ({
  ids: [],
  ...textColumns(() => []),
  figures: figureColumns(() => new Float64Array(0)),
  editions: new Uint32Array(0),
  rowOf: new Map(),
});

/** The room in this row, which must exist. */
export const roomAt = ({ ids, codes, names, figures }: RoomColumns, row: number): Room =>
  roomOf({ roomId: ids[row]!, roomCode: codes[row]!, roomName: names[row]! }, (figure) => {
    const value = figures[figure][row]!;
    return Number.isNaN(value) ? null : value;
  });

/** These rows in this order; new rows have no name and state nothing. */
export function gatherRooms(rooms: RoomColumns, rows: Int32Array): RoomColumns {
  const texts = (column: readonly string[]) => Array.from(rows, (row) => column[row] ?? "");
  const ids = texts(rooms.ids);
  return {
    ids,
    ...textColumns((text) => texts(rooms[text])),
    figures: figureColumns((figure) => gatherNumbers(rooms.figures[figure], rows, NaN)),
    editions: gatherNumbers(rooms.editions, rows, 0),
    rowOf: rowsById(ids),
  };
}

const withText = (column: readonly string[], row: number, text: string): readonly string[] =>
  column[row] === text ? column : column.map((other, at) => (at === row ? text : other));

/** Writes the fields of a room that a person may change. */
export function writeRoom(rooms: RoomColumns, row: number, room: RoomDraft, edition: number): void {
  rooms.codes = withText(rooms.codes, row, room.roomCode);
  rooms.names = withText(rooms.names, row, room.roomName);
  if (room.floor !== undefined) rooms.floors = withText(rooms.floors, row, room.floor);
  if (room.zone !== undefined) rooms.zones = withText(rooms.zones, row, room.zone);
  for (const figure of ROOM_FIGURES) rooms.figures[figure][row] = room[figure] ?? NaN;
  rooms.editions[row] = edition;
}
