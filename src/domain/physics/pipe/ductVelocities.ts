import { toVerify } from "../../base/marked.ts";

export const DUCT_PLACES = ["main", "branch", "runOut", "fanInlet", "fanOutlet"] as const;
/** The part of a system that a duct belongs to. */
export type DuctPlace = (typeof DUCT_PLACES)[number];

/** m/s: upper end of the recommended range, and the largest. */
interface VelocityRange {
  readonly recommended: number;
  readonly largest: number;
}
const range = (recommended: number, largest: number): VelocityRange => ({ recommended, largest });

const VELOCITIES = toVerify(
  {
    dwelling: {
      main: range(4.5, 6),
      branch: range(3, 5),
      runOut: range(2.5, 4),
      fanInlet: range(3.5, 4.5),
      fanOutlet: range(8, 8.5),
    },
    public: {
      main: range(6.5, 8),
      branch: range(4.5, 6.5),
      runOut: range(3.5, 6),
      fanInlet: range(4, 5),
      fanOutlet: range(10, 11),
    },
  } satisfies Record<string, Record<DuctPlace, VelocityRange>>,
  "GB 50736 6.6.3",
);
export type DuctBuilding = keyof typeof VELOCITIES.value;

/** m/s by the permitted level of a room in dB(A), from 25 on. */
const BY_NOISE = toVerify(
  {
    least: 25,
    rows: [
      { most: 35, main: 4, branch: 2 },
      { most: 50, main: 7, branch: 3 },
      { most: 65, main: 9, branch: 5 },
      { most: 85, main: 12, branch: 8 },
    ],
  },
  "GB 50736 10.1.5",
);

/** Source of the velocity limits, for rooms with a permitted level in dB(A), or null. */
export const ductVelocitySource = (level: number | null): readonly string[] =>
  level === null ? [VELOCITIES.source] : [VELOCITIES.source, BY_NOISE.source];

export interface DuctVelocity extends VelocityRange {
  /** The velocity that the room's level permits, `velocity-noise`; null where it sets no limit. */
  readonly byNoise: number | null;
  /** The stricter of both; null, 无法判定, for a level below those of the table. */
  readonly most: number | null;
}

/** A room's level limits mains, and branches down to the outlets; not the fan's own openings. */
function noiseLimit(place: DuctPlace, level: number): number | null {
  const found = BY_NOISE.value.rows.find(({ most }) => level <= most);
  if (found === undefined || place === "fanInlet" || place === "fanOutlet") return null;
  return place === "main" ? found.main : found.branch;
}

/**
 * Velocity by which a duct is sized: the recommended one of its part of the system, or the one that the rooms'
 * noise limit permits, if that is less.
 *
 * @param level permitted level of the rooms in dB(A); null without a requirement
 */
export function ductVelocity(
  building: DuctBuilding,
  place: DuctPlace,
  level: number | null = null,
): DuctVelocity {
  const found = VELOCITIES.value[building][place];
  if (level === null) return { ...found, byNoise: null, most: found.recommended };
  const byNoise = noiseLimit(place, level);
  const isKnown = byNoise === null || level >= BY_NOISE.value.least;
  return { ...found, byNoise, most: isKnown ? Math.min(found.recommended, byNoise ?? Infinity) : null };
}
