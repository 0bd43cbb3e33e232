import { addLevels, type Spectrum } from "./levels.ts";
import { diffuseLevel, roomAbsorption, roomConstant, type RoomType } from "./room.ts";
import { roomLevel } from "./roomLevel.ts";

/** Height of a seated listener's head, m; a convention. */
const EAR = 1.2;
/** No unit is taken to be nearer, m: the formulas hold for a point source. */
const NEAREST = 0.5;
/** Q_θ of a unit in the plane of the ceiling. */
const ON_A_PLANE = 2;
/** So many units count one by one; further ones as loud as these on average, which is rather too much. */
const MOST_APART = 64;
/** Places of 500 and 1000 Hz among the octaves. */
const MIDDLE = [3, 4] as const;

/** A room as far as its sound goes: a cuboid on a square, whose units are spread evenly below its ceiling. */
export interface UnitRoom {
  /** m² */
  readonly area: number;
  /** m */
  readonly height: number;
  readonly type: RoomType;
}

/** L_W of one unit by octave, or its L_WA where that alone is known. */
export type UnitPower = { readonly octaves: Spectrum } | { readonly total: number };

/** Squares of the distances of a square lattice's points from one of them, in steps, the nearest first. */
const LATTICE: readonly number[] = (() => {
  const reach = Math.ceil(Math.sqrt(MOST_APART));
  const steps = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  return steps
    .flatMap((x) => steps.map((y) => x * x + y * y))
    .sort((a, b) => a - b)
    .slice(0, MOST_APART);
})();

/**
 * Distances from a seated listener below one of the units to each of them, the nearest first, m; at most so many as count
 * one by one.
 */
export function unitDistances(count: number, { area, height }: Pick<UnitRoom, "area" | "height">): number[] {
  const above = Math.max(height - EAR, NEAREST);
  const square = area / count;
  return LATTICE.slice(0, count).map((steps) => Math.sqrt(above * above + steps * square));
}

/**
 * dB(A) in a room of alike units, each with its own distance (ENGINEERING-3 E.1, E.4). By octaves the higher of two models
 * decides; of one L_WA it is L_WA + 10·lg(Q_θ/4πr² + 4/R), R of 500 to 1000 Hz.
 *
 * @param count at least 1
 */
export function unitsLevel(power: UnitPower, count: number, room: UnitRoom): number {
  const { area, height, type } = room;
  const surface = 2 * area + 4 * Math.sqrt(area) * height;
  const absorption = roomAbsorption(type);
  const distances = unitDistances(count, room);
  const further = 10 * Math.log10(count / distances.length);
  if ("octaves" in power) {
    const sources = distances.map((distance) => ({
      power: power.octaves,
      directivity: ON_A_PLANE,
      distance,
    }));
    return roomLevel(sources, { volume: area * height, surface, absorption }).deciding + further;
  }
  const constant = roomConstant(
    surface,
    MIDDLE.reduce((sum, band) => sum + absorption[band]!, 0) / MIDDLE.length,
  );
  const apart = distances.map((distance) => diffuseLevel(power.total, ON_A_PLANE, distance, constant));
  return addLevels(apart) + further;
}
