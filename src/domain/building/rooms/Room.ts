import {
  area,
  flow,
  heatMoistureRatio,
  power,
  temperature,
  type Area,
  type Flow,
  type HeatMoistureRatio,
  type Power,
  type Temperature,
} from "../../base/units.ts";

/**
 * A room as the schedule or the host states it. `null` is "not stated", never 0. Loads are those of the whole
 * room, not of one unit.
 */
export interface Room {
  /** A host gets its id back unchanged. */
  readonly roomId: string;
  readonly roomCode: string;
  readonly roomName: string;
  readonly roomArea: Area | null;
  /** Total cooling load. */
  readonly coolingLoad: Power | null;
  readonly heatLoad: Power | null;
  readonly sensibleLoad: Power | null;
  readonly latentLoad: Power | null;
  readonly airSupplyVolume: Flow | null;
  readonly heatMoistureRatio: HeatMoistureRatio | null;
  readonly summerDryBulb: Temperature | null;
  readonly summerWetBulb: Temperature | null;
  readonly winterDryBulb: Temperature | null;
  /** Specified quantity: an integer of 1 or more, or `null` if it is calculated. */
  readonly equipmentNumber: number | null;
}

/**
 * Location of a room in its building as the schedule states it; empty is "not stated". Selection does not depend
 * on it.
 */
export interface RoomPlace {
  readonly floor: string;
  readonly zone: string;
}

/**
 * The fields of a room that may change; a new room gets its id when it is added. Location fields that are absent
 * stay unchanged.
 */
export type RoomDraft = Omit<Room, "roomId"> & Partial<RoomPlace>;

/** The figures of a room, in the order of columns and of the wire. */
export const ROOM_FIGURES = [
  "roomArea",
  "coolingLoad",
  "heatLoad",
  "sensibleLoad",
  "latentLoad",
  "airSupplyVolume",
  "heatMoistureRatio",
  "summerDryBulb",
  "summerWetBulb",
  "winterDryBulb",
  "equipmentNumber",
] as const satisfies readonly (keyof Room)[];
export type RoomFigure = (typeof ROOM_FIGURES)[number];

/** Builds a room from its figures, each read by name and given its quantity type. */
export function roomOf(
  { roomId, roomCode, roomName }: Pick<Room, "roomId" | "roomCode" | "roomName">,
  read: (figure: RoomFigure) => number | null,
): Room {
  const as = <Value>(figure: RoomFigure, quantity: (value: number) => Value): Value | null => {
    const value = read(figure);
    return value === null ? null : quantity(value);
  };
  // A literal, because thousands of rooms are read at once and an object built from entries takes several times as long.
  return {
    roomId,
    roomCode,
    roomName,
    roomArea: as("roomArea", area),
    coolingLoad: as("coolingLoad", power),
    heatLoad: as("heatLoad", power),
    sensibleLoad: as("sensibleLoad", power),
    latentLoad: as("latentLoad", power),
    airSupplyVolume: as("airSupplyVolume", flow),
    heatMoistureRatio: as("heatMoistureRatio", heatMoistureRatio),
    summerDryBulb: as("summerDryBulb", temperature),
    summerWetBulb: as("summerWetBulb", temperature),
    winterDryBulb: as("winterDryBulb", temperature),
    equipmentNumber: as("equipmentNumber", (units) => units),
  };
}

/** Bulb temperatures for rooms that state none; shown as assumed. */
export const ASSUMED_CLIMATE = { summerDryBulb: 26, summerWetBulb: 18.7, winterDryBulb: 20 } as const;
