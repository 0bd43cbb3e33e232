import { ductPath } from "./ductPath.ts";
import { aWeighted, type Spectrum } from "./levels.ts";
import { noiseRating } from "./ratings.ts";

export interface SilencerOption {
  /** mm */
  readonly length: number;
  /** dB by octave */
  readonly insertion: Spectrum;
  /** L_W of its own noise; null where the manufacturer states none. */
  readonly own: Spectrum | null;
}

/** The limit that a room sets. */
export type SoundTarget = { readonly nr: number } | { readonly dba: number };

export interface JudgedSilencer {
  readonly option: SilencerOption;
  readonly nr: number | null;
  readonly dba: number;
  readonly isMet: boolean;
}

/**
 * The silencers of a series in their order, each with the level in the room behind it.
 *
 * @param source L_W before the silencer
 * @param inRoom the level in the room of a power level behind the silencer
 */
export const judgeSilencers = (
  source: Spectrum,
  options: readonly SilencerOption[],
  inRoom: (power: Spectrum) => Spectrum,
  target: SoundTarget,
): readonly JudgedSilencer[] =>
  options.map((option) => {
    const [step] = ductPath(source, [{ kind: "silencer", insertion: option.insertion, own: option.own }]);
    const level = inRoom(step!.power);
    const [{ rating: nr }, dba] = [noiseRating(level), aWeighted(level)];
    return { option, nr, dba, isMet: "nr" in target ? nr !== null && nr <= target.nr : dba <= target.dba };
  });

/** The shortest silencer that meets the target; null where none does. */
export const shortestSilencer = (judged: readonly JudgedSilencer[]): SilencerOption | null =>
  judged
    .filter(({ isMet }) => isMet)
    .map(({ option }) => option)
    .reduce<SilencerOption | null>(
      (best, option) => (best === null || option.length < best.length ? option : best),
      null,
    );
