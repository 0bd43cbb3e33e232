import type { Room, RoomPlace } from "#domain/building/rooms/Room.ts";
import { area, power } from "#domain/base/units.ts";

/** A room that states its area and loads; tests override fields. */
export const testRoom = (at: number, about: Partial<Room & RoomPlace> = {}): Room & Partial<RoomPlace> => ({
  roomId: `r${at}`,
  roomCode: `${Math.floor(at / 100) + 1}F-${(at % 100) + 1}`,
  roomName: ["办公室", "会议室", "走廊"][at % 3]!,
  roomArea: area(10 + (at % 50)),
  coolingLoad: power(1 + (at % 7)),
  heatLoad: power(1 + (at % 5)),
  sensibleLoad: null,
  latentLoad: null,
  airSupplyVolume: null,
  heatMoistureRatio: null,
  summerDryBulb: null,
  summerWetBulb: null,
  winterDryBulb: null,
  equipmentNumber: null,
  ...about,
});

export const testRooms = (count: number): Room[] => Array.from({ length: count }, (_, at) => testRoom(at));
