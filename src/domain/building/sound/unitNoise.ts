import { isNameIn } from "../../base/keyed.ts";
import {
  NOISE_FIELDS,
  NOISE_KINDS,
  OCTAVE_POWERS,
  productNoise,
  type ProductNoise,
} from "../../catalogue/noiseStatement.ts";
import { PROPERTY, type PropertyCode } from "../../catalogue/properties.ts";
import type { Parameter } from "../selection/multiRoom.ts";

/** Which of a product's figures is the noise of one unit as it is selected. */
export interface NoiseUse {
  readonly figure: PropertyCode;
  /** A product states the octaves of its highest speed only; at another one they are not the unit's. */
  readonly hasOctaves: boolean;
}

/** The noise of a kind's units. */
export interface KindNoise<Filter> {
  /** All properties that `of` may name. */
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

/** An enumerated value is answered by its name. */
const codeNamed = (names: object, name: unknown): string | null =>
  Object.entries(names).find(([, each]) => each === name)?.[0] ?? null;

/** What a product with these parameters says of the noise of one unit. */
export function unitNoise(
  parameters: readonly Pick<Parameter, "code" | "value">[],
  { figure, hasOctaves }: NoiseUse,
): ProductNoise {
  const stated = new Map(parameters.map(({ code, value }) => [code, value]));
  const isLeftOut = (code: PropertyCode) =>
    !hasOctaves && (OCTAVE_POWERS as readonly string[]).includes(code);
  return productNoise(
    {
      number: (code) => {
        const value = isLeftOut(code) ? null : stated.get(code);
        return typeof value === "number" ? value : null;
      },
      choice: (code) => {
        const name = stated.get(code) ?? null;
        if (typeof name === "string" && (isNameIn(NOISE_KINDS, name) || isNameIn(NOISE_FIELDS, name)))
          return name;
        return codeNamed(code === PROPERTY.noiseKind ? NOISE_KINDS : NOISE_FIELDS, name);
      },
    },
    figure,
  );
}
