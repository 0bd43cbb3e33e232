import { ductPath, uncountedElements, type DuctElement } from "../../physics/sound/ductPath.ts";
import { fanToRoom, type FanToRoom } from "../../physics/sound/fanToRoom.ts";
import { addLevels, aWeighted, type Spectrum } from "../../physics/sound/levels.ts";
import { noiseCriterion, noiseRating, type Rating } from "../../physics/sound/ratings.ts";
import { roomLevel, type RoomLevel } from "../../physics/sound/roomLevel.ts";
import {
  judgeSilencers,
  shortestSilencer,
  type JudgedSilencer,
  type SilencerOption,
  type SoundTarget,
} from "../../physics/sound/silencer.ts";
import type { ReadElement, SoundFigures } from "./readSoundPath.ts";

/** The result for a silencer with several lengths. */
export interface SilencerChoice {
  /** Index of its element. */
  readonly at: number;
  /** `dba` is the level in the room, its background included. */
  readonly judged: readonly JudgedSilencer[];
  readonly taken: SilencerOption;
}

export interface SoundAnswer {
  readonly elements: readonly DuctElement[];
  readonly path: FanToRoom;
  readonly room: RoomLevel;
  /** L_p in the room by the model that gives more, dB by octave, without the background. */
  readonly spectrum: Spectrum;
  /** dB(A) with the background. */
  readonly level: number;
  readonly nr: Rating;
  readonly nc: Rating;
  readonly silencer: SilencerChoice | null;
  /** Null without a limit. */
  readonly isMet: boolean | null;
  readonly uncounted: readonly string[];
}

const asSilencer = ({ insertion, own }: SilencerOption): DuctElement => ({
  kind: "silencer",
  insertion,
  own,
});

/** The elements with the first length of every silencer; `at` is the index of the one with a choice. */
function withOption(
  elements: readonly ReadElement[],
  at: number,
  option: SilencerOption | null,
): DuctElement[] {
  return elements.map((element, index) =>
    element.kind !== "silencers"
      ? element
      : asSilencer(index === at && option !== null ? option : element.options[0]!),
  );
}

const withBackground = (level: number, background: number | null): number =>
  background === null ? level : addLevels([level, background]);

const decidingSpectrum = ({ diffuse, schultz, diffuseWeighted, schultzWeighted }: RoomLevel): Spectrum =>
  diffuseWeighted >= schultzWeighted ? diffuse : schultz;

function roomOf(figures: SoundFigures, into: Spectrum): RoomLevel {
  const { directivity, distance, outlets, room } = figures;
  const source = { power: into, directivity, distance };
  return roomLevel(
    Array.from({ length: outlets }, () => source),
    room,
  );
}

/** The background is no part of the spectrum; it lowers the level that the outlets may cause. */
function targetOf({ target, background }: SoundFigures): SoundTarget | null {
  if (target === null || "nr" in target || background === null) return target;
  const left = 10 ** (target.dba / 10) - 10 ** (background / 10);
  return { dba: left > 0 ? 10 * Math.log10(left) : Number.NEGATIVE_INFINITY };
}

/** The shortest length that meets the limit; if none does, the one with the lowest level. */
function chooseSilencer(figures: SoundFigures): SilencerChoice | null {
  const at = figures.elements.findIndex((each) => each.kind === "silencers" && each.options.length > 1);
  const element = figures.elements[at];
  if (element?.kind !== "silencers") return null;
  const elements = withOption(figures.elements, at, null);
  const before = ductPath(figures.source, elements.slice(0, at)).at(-1)?.power ?? figures.source;
  const judged = judgeSilencers(
    before,
    element.options,
    (power) =>
      decidingSpectrum(
        roomOf(
          figures,
          fanToRoom(power, elements.slice(at + 1), figures.outlet, {
            volume: figures.room.volume,
            distance: figures.distance,
          }).into,
        ),
      ),
    targetOf(figures) ?? { dba: Number.POSITIVE_INFINITY },
  );
  const quietest = judged.reduce((best, each) => (each.dba < best.dba ? each : best)).option;
  return {
    at,
    judged: judged.map((each) => ({ ...each, dba: withBackground(each.dba, figures.background) })),
    taken: shortestSilencer(judged) ?? quietest,
  };
}

/**
 * The level in a room that a fan causes through its duct. The power passes from element to element; in the room
 * the higher of two models decides (requirements in ENGINEERING).
 */
export function soundAnswer(figures: SoundFigures): SoundAnswer {
  const silencer = chooseSilencer(figures);
  const elements = withOption(figures.elements, silencer?.at ?? -1, silencer?.taken ?? null);
  const { distance, target, background } = figures;
  const path = fanToRoom(figures.source, elements, figures.outlet, { volume: figures.room.volume, distance });
  const room = roomOf(figures, path.into);
  const spectrum = decidingSpectrum(room);
  const level = withBackground(aWeighted(spectrum), background);
  const nr = noiseRating(spectrum);
  return {
    elements,
    path,
    room,
    spectrum,
    level,
    nr,
    nc: noiseCriterion(spectrum),
    silencer,
    isMet:
      target === null
        ? null
        : "nr" in target
          ? nr.rating !== null && nr.rating <= target.nr
          : level <= target.dba,
    uncounted: uncountedElements(elements),
  };
}
