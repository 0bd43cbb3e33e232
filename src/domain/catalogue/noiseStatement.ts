import type { Spectrum } from "../physics/sound/levels.ts";
import { powerOfStated, statementOf, type NoiseStatement, type TestField } from "../physics/sound/room.ts";
import { PROPERTY, type PropertyCode } from "./properties.ts";

/** 噪声类型: what the figure in dB(A) beside it is. */
export const NOISE_KINDS = { V001031: "声功率级", V001032: "声压级" } as const;
export const POWER_LEVEL = "V001031" satisfies keyof typeof NOISE_KINDS;
export const PRESSURE_LEVEL = "V001032" satisfies keyof typeof NOISE_KINDS;

/** 噪声声场: what surrounded the machine when a pressure level was measured. */
export const NOISE_FIELDS = { V001041: "半自由场", V001042: "自由场" } as const;
export const HEMI_FREE = "V001041" satisfies keyof typeof NOISE_FIELDS;
const FREE = "V001042" satisfies keyof typeof NOISE_FIELDS;

/** Octave power levels from 63 Hz, in the order of `OCTAVES`. */
export const OCTAVE_POWERS = [
  PROPERTY.octavePower63,
  PROPERTY.octavePower125,
  PROPERTY.octavePower250,
  PROPERTY.octavePower500,
  PROPERTY.octavePower1000,
  PROPERTY.octavePower2000,
  PROPERTY.octavePower4000,
  PROPERTY.octavePower8000,
] as const;

/** Insertion loss of a silencer from 63 Hz, in the order of `OCTAVES`. */
export const OCTAVE_LOSSES = [
  PROPERTY.octaveLoss63,
  PROPERTY.octaveLoss125,
  PROPERTY.octaveLoss250,
  PROPERTY.octaveLoss500,
  PROPERTY.octaveLoss1000,
  PROPERTY.octaveLoss2000,
  PROPERTY.octaveLoss4000,
  PROPERTY.octaveLoss8000,
] as const;

const FIELDS: ReadonlyMap<string | null, TestField> = new Map([
  [HEMI_FREE, "hemi-free"],
  [FREE, "free"],
]);

/** The values that a product states. */
interface Stated {
  readonly number: (code: PropertyCode) => number | null;
  /** Code of an enumerated value */
  readonly choice: (code: PropertyCode) => string | null;
}

/** What a product says of its sound. */
export interface ProductNoise {
  /** Null where it states no noise at all. */
  readonly statement: NoiseStatement | null;
  /** L_W of the octaves, dB; null unless all eight are stated. */
  readonly octaves: Spectrum | null;
  /** L_WA in dB(A): stated, or from a pressure level with distance and field, 估算; null for a bare figure. */
  readonly power: number | null;
}

/** Figures of all bands; null where one is missing. */
function spectrumOf(codes: readonly PropertyCode[], { number }: Pick<Stated, "number">): Spectrum | null {
  const levels = codes.map(number);
  return levels.every((level) => level !== null) ? levels : null;
}

/** Insertion loss of a silencer by octave, dB; null unless all eight are stated. */
export const octaveLosses = (stated: Pick<Stated, "number">): Spectrum | null =>
  spectrumOf(OCTAVE_LOSSES, stated);

/**
 * What is known of a product's noise, ENGINEERING-3 E.1: octaves, one power level, a pressure level with distance
 * and field, or a bare figure in dB(A), from which nothing is computed.
 *
 * @param figure the property whose dB(A) are meant: a fan coil has one for each speed
 */
export function productNoise(stated: Stated, figure: PropertyCode = PROPERTY.noise): ProductNoise {
  const octaves = spectrumOf(OCTAVE_POWERS, stated);
  const level = stated.number(figure);
  const kind = stated.choice(PROPERTY.noiseKind);
  const one = {
    power: kind === POWER_LEVEL ? level : null,
    pressure: kind === PRESSURE_LEVEL ? level : null,
    distance: stated.number(PROPERTY.noiseDistance),
    field: FIELDS.get(stated.choice(PROPERTY.noiseField)) ?? null,
  };
  const statement = octaves !== null ? "octaves" : level === null ? null : statementOf(one);
  return { statement, octaves, power: powerOfStated(one) };
}
