import type { Area, Flow, HeatMoistureRatio, Power, Temperature } from "../../base/units.ts";
import type { FigureKind } from "../../base/sheet/standardUnits.ts";

/** The figures of a room with the quantity of each, in the order of columns and of the wire. */
export const ROOM_QUANTITIES = {
  roomArea: "area",
  coolingLoad: "power",
  heatLoad: "power",
  sensibleLoad: "power",
  latentLoad: "power",
  airSupplyVolume: "flow",
  heatMoistureRatio: "ratio",
  summerDryBulb: "temperature",
  summerWetBulb: "temperature",
  winterDryBulb: "temperature",
  /** Specified quantity: an integer of 1 or more, or `null` if it is calculated. */
  equipmentNumber: "count",
} as const satisfies Readonly<Record<string, FigureKind>>;
export type RoomFigure = keyof typeof ROOM_QUANTITIES;

/** The type of each quantity. */
export interface RoomQuantities {
  readonly area: Area;
  readonly power: Power;
  readonly flow: Flow;
  readonly ratio: HeatMoistureRatio;
  readonly temperature: Temperature;
  readonly count: number;
}

type RoomFigures = {
  readonly [Figure in RoomFigure]: RoomQuantities[(typeof ROOM_QUANTITIES)[Figure]] | null;
};

/**
 * A room as the schedule or the host states it. `null` is "not stated", never 0. Loads are those of the whole
 * room, not of one unit.
 */
export interface Room extends RoomFigures {
  /** A host gets its id back unchanged. */
  readonly roomId: string;
  readonly roomCode: string;
  readonly roomName: string;
}

/** What a schedule may state of a room's fresh air; units are selected without it. */
export const FRESH_FIGURES = ["freshFlow", "people", "airChanges"] as const;
export type FreshFigure = (typeof FRESH_FIGURES)[number];

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

// `keys` loses the names' type.
export const ROOM_FIGURES = Object.keys(ROOM_QUANTITIES) as readonly RoomFigure[];

/** Builds a room from its figures, each read by name and given its quantity type. */
export function roomOf(
  { roomId, roomCode, roomName }: Pick<Room, "roomId" | "roomCode" | "roomName">,
  read: (figure: RoomFigure) => number | null,
): Room {
  // A quantity is a number at run time.
  const as = <Figure extends RoomFigure>(figure: Figure) => read(figure) as RoomFigures[Figure];
  // A literal, because thousands of rooms are read at once and an object built from entries takes several times as
  // long.
  return {
    roomId,
    roomCode,
    roomName,
    roomArea: as("roomArea"),
    coolingLoad: as("coolingLoad"),
    heatLoad: as("heatLoad"),
    sensibleLoad: as("sensibleLoad"),
    latentLoad: as("latentLoad"),
    airSupplyVolume: as("airSupplyVolume"),
    heatMoistureRatio: as("heatMoistureRatio"),
    summerDryBulb: as("summerDryBulb"),
    summerWetBulb: as("summerWetBulb"),
    winterDryBulb: as("winterDryBulb"),
    equipmentNumber: as("equipmentNumber"),
  };
}

/** Bulb temperatures for rooms that state none; shown as assumed. */
export const ASSUMED_CLIMATE = { summerDryBulb: 26, summerWetBulb: 18.7, winterDryBulb: 20 } as const;
