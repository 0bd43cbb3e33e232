import { isNameIn } from "../../base/keyed.ts";
import {
  NOISE_FIELDS,
  NOISE_KINDS,
  OCTAVE_POWERS,
  productNoise,
  type ProductNoise,
} from "../../catalogue/noiseStatement.ts";
import { PROPERTY, type PropertyCode } from "../../catalogue/properties.ts";
import type { OutletNeck } from "../../physics/sound/fanToRoom.ts";
import type { Parameter } from "../selection/multiRoom.ts";

/** Which of a product's figures is the noise of one unit as selected. */
export interface NoiseUse {
  readonly figure: PropertyCode;
  /** A product states octaves for its highest speed only; they do not hold at other speeds. */
  readonly hasOctaves: boolean;
  /** The room's air makes the noise as it leaves the unit, so the noise depends on the air flow. */
  readonly isOfAir?: true;
}

/** The noise of a kind's units. */
export interface KindNoise<Filter> {
  /** All properties that `of` may name; for outlets also the air flow they hold for, and the neck. */
  readonly figures: readonly PropertyCode[];
  readonly of: (filter: Filter) => NoiseUse;
}

/** The properties that the noise needs besides the figures in dB(A). */
export const NOISE_CODES: readonly PropertyCode[] = [
  PROPERTY.noiseKind,
  PROPERTY.noiseDistance,
  PROPERTY.noiseField,
  ...OCTAVE_POWERS,
];

/** Of an outlet: the air flow at which its figure was measured, m³/h, and its neck, mm; null if not stated. */
export interface StatedOutlet {
  readonly flow: number | null;
  readonly neck: OutletNeck | null;
}

export interface UnitNoise extends ProductNoise {
  /** Only for units whose noise is made by the air. */
  readonly outlet?: StatedOutlet;
}

/** The code of an enumerated value that was answered by its name. */
const codeNamed = (names: object, name: unknown): string | null =>
  Object.entries(names).find(([, each]) => each === name)?.[0] ?? null;

function outletOf(figure: (code: PropertyCode) => number | null): StatedOutlet {
  const above = (code: PropertyCode) => {
    const value = figure(code);
    return value !== null && value > 0 ? value : null;
  };
  const [length, width, diameter] = [PROPERTY.length, PROPERTY.width, PROPERTY.diameter].map(above);
  const round = diameter == null ? null : { diameter };
  const neck = length == null || width == null ? round : { sides: [length, width] as const };
  return { flow: above(PROPERTY.airFlow), neck };
}

/** The noise of one unit as far as a product with these parameters states it. */
export function unitNoise(
  parameters: readonly Pick<Parameter, "code" | "value">[],
  { figure, hasOctaves, isOfAir }: NoiseUse,
): UnitNoise {
  const stated = new Map(parameters.map(({ code, value }) => [code, value]));
  const isLeftOut = (code: PropertyCode) =>
    !hasOctaves && (OCTAVE_POWERS as readonly string[]).includes(code);
  const number = (code: PropertyCode) => {
    const value = isLeftOut(code) ? null : stated.get(code);
    return typeof value === "number" ? value : null;
  };
  const choice = (code: PropertyCode) => {
    const name = stated.get(code) ?? null;
    if (typeof name === "string" && (isNameIn(NOISE_KINDS, name) || isNameIn(NOISE_FIELDS, name)))
      return name;
    return codeNamed(code === PROPERTY.noiseKind ? NOISE_KINDS : NOISE_FIELDS, name);
  };
  const noise = productNoise({ number, choice }, figure);
  return isOfAir === true ? { ...noise, outlet: outletOf(number) } : noise;
}
