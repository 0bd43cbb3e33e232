import type { Area, Flow, HeatMoistureRatio, Power, Temperature } from "../../base/units.ts";

/**
 * A room as the schedule or the host states it. `null` is "not stated"; it is never 0.
 * Loads are those of the whole room, not of one unit.
 */
export interface Room {
  /** A host's id comes back as it came. */
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
  /** Specified quantity: an integer of 1 or more, or `null` for "as calculated". */
  readonly equipmentNumber: number | null;
}

/** Where a room is in its building, as the schedule says it; empty is "not stated". Nothing is selected by it. */
export interface RoomPlace {
  readonly floor: string;
  readonly zone: string;
}

/** What may change of a room; a new one gets its id where it is added. What is absent of its place stays. */
export type RoomDraft = Omit<Room, "roomId"> & Partial<RoomPlace>;

/** The figures of a room, in the order in which columns and wires carry them. */
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

/** Bulb temperatures of a room that states none; shown as assumed. */
export const ASSUMED_CLIMATE = { summerDryBulb: 26, summerWetBulb: 18.7, winterDryBulb: 20 } as const;
