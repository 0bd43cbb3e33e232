import { A_WEIGHTS, OCTAVES, type Spectrum } from "./levels.ts";
import { roomAbsorption, roomConstant, SCHULTZ_CONSTANT, type RoomType } from "./room.ts";

/** Height of a seated listener's head, m; a convention. */
const EAR = 1.2;
/** Least distance of a unit, m: the formulas hold for a point source. */
const NEAREST = 0.5;
/** Q_θ of a unit in the plane of the ceiling. */
const ON_A_PLANE = 2;
/**
 * Up to this many units are counted one by one; further ones count as loud as their average, which is slightly too
 * loud.
 */
const MOST_APART = 64;
/** −3·lg f of Schultz as a power of f. */
const SCHULTZ_PER_OCTAVE = 0.3;
/** Indices of 500 and 1000 Hz among the octaves. */
const MIDDLE = [3, 4] as const;

/** A room for the purpose of sound: a cuboid on a square, with units spread evenly below its ceiling. */
export interface UnitRoom {
  /** m² */
  readonly area: number;
  /** m */
  readonly height: number;
  readonly type: RoomType;
}

/** L_W of one unit by octave, or its L_WA where only that is known. */
export type UnitPower = { readonly octaves: Spectrum } | { readonly total: number };

/** Squared distances from one point of a square lattice to its points, in steps, the nearest first. */
const LATTICE: readonly number[] = (() => {
  const reach = Math.ceil(Math.sqrt(MOST_APART));
  const steps = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  return steps
    .flatMap((x) => steps.map((y) => x * x + y * y))
    .sort((a, b) => a - b)
    .slice(0, MOST_APART);
})();

/**
 * Distances in m from a seated listener below one of the units to each unit, the nearest first; at most as many as
 * count one by one.
 */
export function unitDistances(count: number, { area, height }: Pick<UnitRoom, "area" | "height">): number[] {
  const above = Math.max(height - EAR, NEAREST);
  const square = area / count;
  return LATTICE.slice(0, count).map((steps) => Math.sqrt(above * above + steps * square));
}

/**
 * Sound of units in a room by the two room models, A-weighted, as ratios to 0 dB: several kinds of units are added
 * as ratios. With a single L_WA both figures are its diffuse field.
 */
export interface UnitsSound {
  readonly diffuse: number;
  readonly schultz: number;
}

/** The ratio to 0 dB that a level stands for. */
export const ratioOf = (level: number): number => 10 ** (level / 10);
const WEIGHTS = A_WEIGHTS.map(ratioOf);
const SCHULTZ = OCTAVES.map((band) => ratioOf(SCHULTZ_CONSTANT) * band ** -SCHULTZ_PER_OCTAVE);

/**
 * Equal units spread below a ceiling, each with its own distance (ENGINEERING-3 E.1, E.4). Octaves give two
 * models; one L_WA gives L_WA + 10·lg(Q_θ/4πr² + 4/R) with R of 500 to 1000 Hz. For equal units both models are
 * sums over the distances, so no level is converted for each unit.
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

/** dB(A) heard in a room: the model with the higher level decides (a convention), and the background is added. */
export const heardLevel = ({ diffuse, schultz }: UnitsSound, background: number | null): number =>
  10 * Math.log10(Math.max(diffuse, schultz) + (background === null ? 0 : ratioOf(background)));
