import type { Room } from "#domain/building/rooms/Room.ts";

/** In a host's form: unstated figures are absent, and it states more than selection needs. */
type SentRoom = Partial<Room> & Pick<Room, "roomId"> & { readonly winterWetBulb: number };

/** Name, area in ㎡, cooling and heating in W/㎡, supply air in m³/h per ㎡. */
const USES = [
  ["办公室", 36, 110, 70, 18],
  ["会议室", 48, 140, 75, 24],
  ["经理室", 24, 105, 70, 16],
  ["走廊", 60, 60, 40, 8],
  ["休息区", 30, 120, 70, 20],
  ["资料室", 42, 90, 60, 14],
] as const;

const ROOMS_PER_FLOOR = 12;
/** One room in this many is too large for the number of units that it specifies. */
const HALL_EVERY = 24;

/** Hosts identify an element by its model and number, with upper- and lower-case letters. */
const idAt = (index: number) =>
  `6B1a2F3e-90ab-4C3d-8e21-5f7A9c0d1e2f-${(index + 4096).toString(16).toUpperCase().padStart(8, "0")}`;

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** The room at this index, the same at every start. */
export function simulatedRoom(index: number): SentRoom {
  const floor = Math.floor(index / ROOMS_PER_FLOOR) + 1;
  const number = floor * 100 + (index % ROOMS_PER_FLOOR) + 1;
  const isHall = index % HALL_EVERY === HALL_EVERY - 1;
  const [name, area, cooling, heating, air] = isHall
    ? (["多功能厅", 400, 260, 120, 40] as const)
    : USES[index % USES.length]!;
  return Object.assign(
    {
      roomId: idAt(index),
      roomCode: `${floor}F-${number}`,
      roomName: `${name} ${number}`,
      roomArea: area,
      coolingLoad: oneDecimal((area * cooling) / 1000),
      heatLoad: oneDecimal((area * heating) / 1000),
      airSupplyVolume: area * air,
      summerDryBulb: 26,
      summerWetBulb: 19,
      winterDryBulb: 20,
      winterWetBulb: 13,
    },
    isHall ? { equipmentNumber: 2 } : {},
  ) as SentRoom;
}
