import { OCTAVES } from "../../physics/sound/levels.ts";
import { OCTAVE_LOSSES, OCTAVE_POWERS } from "../noiseStatement.ts";

/** Symbols that tables of octaves write before a band. */
const POWER_SYMBOLS = ["", "lw"] as const;
const LOSS_SYMBOLS = ["", "il", "de"] as const;

/** 63hz, and of whole kilohertz 1khz as well. */
const bandNames = (octave: number): readonly string[] =>
  octave >= 1000 ? [`${octave}hz`, `${octave / 1000}khz`] : [`${octave}hz`];

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  OCTAVES.flatMap((octave, band) =>
    (
      [
        [OCTAVE_POWERS[band]!, POWER_SYMBOLS],
        [OCTAVE_LOSSES[band]!, LOSS_SYMBOLS],
      ] as const
    ).map(([code, symbols]) => [
      code,
      symbols.flatMap((symbol) => bandNames(octave).map((name) => `${symbol}${name}`)),
    ]),
  ),
);

/**
 * Other names of a property in a table of octaves, in compact form: `63 Hz`, `Lw 1 kHz`. A bare figure names none:
 * it may be a speed or a size.
 */
export const octaveNames = (code: string): readonly string[] => NAMES.get(code) ?? [];

const A_WEIGHTED = /db\s*\(?\s*a\s*\)?/iu;

/** Whether a header says that a level of an octave is weighted, which nothing is computed from. */
export const isWeightedOctave = (code: string, header: string): boolean =>
  NAMES.has(code) && A_WEIGHTED.test(header);
