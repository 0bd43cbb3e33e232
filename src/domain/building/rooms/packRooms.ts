import { packNumbers, packTexts, type PackedTable } from "./PackedTable.ts";
import { ROOM_FIGURES, type Room, type RoomPlace } from "./Room.ts";
import { packPlaces } from "./RoomTableBuilder.ts";

/** Whole rooms, with their ids, as the columns that cross threads. */
export function packRooms(rooms: readonly (Room & Partial<RoomPlace>)[]): PackedTable {
  const texts = {
    roomId: packTexts(rooms.map(({ roomId }) => roomId)),
    roomCode: packTexts(rooms.map(({ roomCode }) => roomCode)),
    roomName: packTexts(rooms.map(({ roomName }) => roomName)),
    ...packPlaces(rooms),
  };
  const figures = ROOM_FIGURES.map((figure) => [figure, packNumbers(rooms.map((room) => room[figure]))]);
  return { rows: rooms.length, columns: { ...texts, ...Object.fromEntries(figures) } };
}
