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

/** Which of a product's figures is the noise of one unit as it is selected. */
export interface NoiseUse {
  readonly figure: PropertyCode;
  /** A product states the octaves of its highest speed only; at another one they are not the unit's. */
  readonly hasOctaves: boolean;
  /** Made by the air of the room as it leaves, so that it hangs on how much that is. */
  readonly isOfAir?: true;
}

/** The noise of a kind's units. */
export interface KindNoise<Filter> {
  /** All properties that `of` may name, and of outlets the air that they hold for and the neck. */
  readonly figures: readonly PropertyCode[];
  readonly of: (filter: Filter) => NoiseUse;
}

/** What is asked of products for their noise beside the figures in dB(A). */
export const NOISE_CODES: readonly PropertyCode[] = [
  PROPERTY.noiseKind,
  PROPERTY.noiseDistance,
  PROPERTY.noiseField,
  ...OCTAVE_POWERS,
];

/** Of an outlet: m³/h that its figure was measured at, and its neck, mm; null where it states none. */
export interface StatedOutlet {
  readonly flow: number | null;
  readonly neck: OutletNeck | null;
}

export interface UnitNoise extends ProductNoise {
  /** Of units whose noise is that of the air. */
  readonly outlet?: StatedOutlet;
}

/** An enumerated value is answered by its name. */
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

/** What a product with these parameters says of the noise of one unit. */
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
