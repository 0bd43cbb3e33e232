import type { FanKind } from "./fanSpectrum.ts";
import { addLevels, aWeighted, OCTAVES, type Spectrum } from "./levels.ts";

/** R = S·α/(1 − α), m²; GB 51348-2019 F. */
export const roomConstant = (surface: number, absorption: number): number =>
  (surface * absorption) / (1 - absorption);

/** Absorption by octave 63 … 8000 Hz and kind of room, ASHRAE. */
const ABSORPTION = {
  live: [0.18, 0.14, 0.11, 0.1, 0.1, 0.1, 0.1, 0.1],
  average: [0.18, 0.19, 0.19, 0.2, 0.23, 0.22, 0.21, 0.2],
  dead: [0.2, 0.28, 0.3, 0.4, 0.47, 0.45, 0.44, 0.45],
} as const satisfies Readonly<Record<"live" | "average" | "dead", Spectrum>>;
export type RoomType = keyof typeof ABSORPTION;
export const ROOM_TYPES = Object.keys(ABSORPTION) as readonly RoomType[];
export const roomAbsorption = (type: RoomType): Spectrum => ABSORPTION[type];

/** Mean absorption of the surfaces from a known reverberation time: A = 0.161·V/T, divided by the surface. */
export const absorptionOfReverberation = (volume: number, seconds: number, surface: number): number =>
  (0.161 * volume) / seconds / surface;

/** Difference in dB between the pressure level at a distance and the power level: 10·lg(Q_θ/(4πr²) + 4/R). */
const diffuseField = (directivity: number, distance: number, constant: number): number =>
  10 * Math.log10(directivity / (4 * Math.PI * distance * distance) + 4 / constant);

/**
 * L_p = L_W + 10·lg(Q_θ/(4πr²) + 4/R), one band or one dB(A) figure.
 *
 * @param directivity Q_θ: 1, 2, 4, 8 in the middle of the room, on a plane, at an edge, in a corner
 * @param distance m
 * @param constant R, m²
 */
export const diffuseLevel = (
  power: number,
  directivity: number,
  distance: number,
  constant: number,
): number => power + diffuseField(directivity, distance, constant);

/** r in m at which direct and diffuse field are equal. */
export const criticalDistance = (directivity: number, constant: number): number =>
  Math.sqrt((directivity * constant) / (16 * Math.PI));

/** dB. */
export const SCHULTZ_CONSTANT = 12;

/** Schultz: L_p = L_W − 5·lg V − 3·lg f − 10·lg r + 12, which fits furnished rooms better; V in m³, r in m. */
export const schultzSpectrum = (power: Spectrum, volume: number, distance: number): Spectrum =>
  power.map(
    (level, band) =>
      level -
      5 * Math.log10(volume) -
      3 * Math.log10(OCTAVES[band]!) -
      10 * Math.log10(distance) +
      SCHULTZ_CONSTANT,
  );

/** dB(A) of the model with the higher level, which decides: a convention. */
export const decidingLevel = (diffuse: Spectrum, schultz: Spectrum): number =>
  Math.max(aWeighted(diffuse), aWeighted(schultz));

/** Field in which a pressure level was measured: over a floor, or free of all surfaces. */
export type TestField = "hemi-free" | "free";
const FIELD_DIRECTIVITY: Readonly<Record<TestField, number>> = { "hemi-free": 2, free: 1 };

/** One figure in dB(A), as manufacturers state it. */
export interface StatedNoise {
  /** L_WA. */
  readonly power: number | null;
  /** L_pA, to be read with its distance in m and its field. */
  readonly pressure: number | null;
  readonly distance: number | null;
  readonly field: TestField | null;
}

/** L_WA, estimated from L_pA by 10·lg(4πr²/Q_θ); null, 无法判定, without distance and field. */
export function powerOfStated({ power, pressure, distance, field }: StatedNoise): number | null {
  if (power !== null) return power;
  if (pressure === null || distance === null || field === null || !(distance > 0)) return null;
  return pressure + 10 * Math.log10((4 * Math.PI * distance * distance) / FIELD_DIRECTIVITY[field]);
}

/** Questions about a product's noise. */
export const NOISE_QUESTIONS = [
  "compare",
  "room level",
  "nr",
  "nc",
  "silencer",
  "duct path",
  "other speed by spectrum",
] as const;
export type NoiseQuestion = (typeof NOISE_QUESTIONS)[number];

/** `remark`: comparable only with figures of the same standard and distance. `none`: 无法判定, or not offered. */
export type NoiseAnswer = "stated" | "estimated" | "remark" | "none";

/** How a product's noise is stated: octaves of L_W, one L_WA, one L_pA with distance and field, or only dB(A). */
export type NoiseStatement = "octaves" | "power" | "pressure" | "bare";

export function statementOf(stated: StatedNoise): NoiseStatement {
  if (stated.power !== null) return "power";
  return powerOfStated(stated) === null ? "bare" : "pressure";
}

/**
 * Whether a statement answers a question. All questions except a level in the room need octaves. One L_WA gives
 * them by the kind of fan, 估算; a pressure level never does.
 */
export function noiseAnswer(
  statement: NoiseStatement,
  question: NoiseQuestion,
  fan: FanKind | null = null,
): NoiseAnswer {
  if (statement === "octaves") return "stated";
  if (question === "compare") return statement === "bare" ? "remark" : "stated";
  if (question === "room level") return statement === "bare" ? "none" : "estimated";
  return statement === "power" && fan !== null ? "estimated" : "none";
}

/** Level of n sources of equal level at equal distances. */
export const equalSources = (level: number, count: number): number =>
  addLevels(Array.from({ length: count }, () => level));
