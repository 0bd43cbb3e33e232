import { A_WEIGHTS, OCTAVES, type Spectrum } from "./levels.ts";
import { roomAbsorption, roomConstant, SCHULTZ_CONSTANT, type RoomType } from "./room.ts";

/** Height of a seated listener's head, m; a convention. */
const EAR = 1.2;
/** No unit is taken to be nearer, m: the formulas hold for a point source. */
const NEAREST = 0.5;
/** Q_θ of a unit in the plane of the ceiling. */
const ON_A_PLANE = 2;
/** So many units count one by one; further ones as loud as these on average, which is rather too much. */
const MOST_APART = 64;
/** −3·lg f of Schultz as a power of f. */
const SCHULTZ_PER_OCTAVE = 0.3;
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
 * Sound of some units in a room by the two models of a room, A-weighted, as ratios to that of 0 dB: those of several kinds of
 * units are added. Of one L_WA both are its diffuse field.
 */
export interface UnitsSound {
  readonly diffuse: number;
  readonly schultz: number;
}

/** What a level stands for as a ratio */
export const ratioOf = (level: number): number => 10 ** (level / 10);
const WEIGHTS = A_WEIGHTS.map(ratioOf);
const SCHULTZ = OCTAVES.map((band) => ratioOf(SCHULTZ_CONSTANT) * band ** -SCHULTZ_PER_OCTAVE);

/**
 * Alike units spread below a ceiling, each with its own distance (ENGINEERING-3 E.1, E.4). By octaves there are two models
 * side by side; of one L_WA it is L_WA + 10·lg(Q_θ/4πr² + 4/R), R of 500 to 1000 Hz. Of alike units both models are sums over
 * distances alone, so that no level is raised and lowered for each of them.
 *
 * @param count at least 1
 */
export function unitsSound(power: UnitPower, count: number, { area, height, type }: UnitRoom): UnitsSound {
  const surface = 2 * area + 4 * Math.sqrt(area) * height;
  const absorption = roomAbsorption(type);
  const apart = Math.min(count, LATTICE.length);
  const further = count / apart;
  const above = Math.max(height - EAR, NEAREST);
  let [direct, nearness] = [0, 0];
  for (let unit = 0; unit < apart; unit++) {
    const square = above * above + (LATTICE[unit]! * area) / count;
    direct += ON_A_PLANE / (4 * Math.PI * square);
    nearness += 1 / Math.sqrt(square);
  }
  const around = 4 * apart;
  if ("total" in power) {
    const middle = MIDDLE.reduce((sum, band) => sum + absorption[band]!, 0) / MIDDLE.length;
    const sound = ratioOf(power.total) * (direct + around / roomConstant(surface, middle)) * further;
    return { diffuse: sound, schultz: sound };
  }
  let [diffuse, schultz] = [0, 0];
  for (let band = 0; band < OCTAVES.length; band++) {
    const heard = ratioOf(power.octaves[band]!) * WEIGHTS[band]!;
    diffuse += heard * (direct + around / roomConstant(surface, absorption[band]!));
    schultz += heard * SCHULTZ[band]!;
  }
  return { diffuse: diffuse * further, schultz: (schultz * nearness * further) / Math.sqrt(area * height) };
}

/** dB(A) of what is heard in a room: the model that finds more decides (a convention), and the background is added. */
export const heardLevel = ({ diffuse, schultz }: UnitsSound, background: number | null): number =>
  10 * Math.log10(Math.max(diffuse, schultz) + (background === null ? 0 : ratioOf(background)));
