import { groupBy } from "../../base/groupBy.ts";
import { OCTAVE_LOSSES, octaveLosses } from "../../catalogue/noiseStatement.ts";
import { PROPERTY, type PropertyCode } from "../../catalogue/properties.ts";
import { numberText } from "../../base/input/numberText.ts";

/** The properties of a silencer that the sound calculation uses. */
export const SILENCER_FIGURES: readonly PropertyCode[] = [
  PROPERTY.width,
  PROPERTY.height,
  PROPERTY.length,
  ...OCTAVE_LOSSES,
];

/** A silencer of the catalogue with its stated parameters. */
export interface CatalogueSilencer {
  readonly parameters: readonly { readonly code: string; readonly value: number | string | null }[];
}

/** One cross-section of a series in all its lengths. */
export interface SilencerSize {
  /** 800×500, in mm. */
  readonly size: string;
  /** Lines as they are typed: length and insertion losses, the shortest first. */
  readonly lines: string;
}

interface Stated {
  readonly width: number;
  readonly height: number;
  readonly length: number;
  readonly losses: readonly number[];
}

function statedOf({ parameters }: CatalogueSilencer): Stated | null {
  const number = (code: PropertyCode) => {
    const value = parameters.find((each) => each.code === code)?.value;
    return typeof value === "number" ? value : null;
  };
  const [width, height, length] = [PROPERTY.width, PROPERTY.height, PROPERTY.length].map(number);
  const losses = octaveLosses({ number });
  return width && height && length && losses !== null ? { width, height, length, losses } : null;
}

/**
 * Cross-sections of silencers that state their insertion loss by octave, the smallest first, each with its
 * lengths. A silencer with a single band says nothing of the others and is left out.
 */
export function silencerSizes(silencers: readonly CatalogueSilencer[]): readonly SilencerSize[] {
  const stated = silencers
    .flatMap((each) => statedOf(each) ?? [])
    .sort((a, b) => a.width * a.height - b.width * b.height || a.length - b.length);
  const sizes = groupBy(stated, ({ width, height }) => `${width}×${height}`);
  return [...sizes].map(([size, its]) => ({
    size,
    lines: its.map(({ length, losses }) => [length, ...losses].map(numberText).join(" ")).join("\n"),
  }));
}
