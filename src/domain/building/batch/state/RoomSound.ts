import type { RoomUse } from "../../../physics/sound/roomLimits.ts";
import type { SoundVerdict } from "../../../physics/sound/soundVerdict.ts";
import type { PowerGap, PowerStatement } from "../../sound/unitPower.ts";

/** Why the units of a kind of equipment are not heard. */
export type PartGap = PowerGap | "unasked";

/** Why a room has no level or no verdict; `others`: its units are heard, others in it are not. */
export type SoundGap = PartGap | "no-area" | "others" | "no-use";

/** What a room hears of the units of one kind of equipment. */
export interface SoundPart {
  /** Name of the kind */
  readonly kind: string;
  /** 风机盘管, 台 */
  readonly title: string;
  readonly counter: string;
  readonly units: number;
  readonly statement: PowerStatement | null;
  readonly isEstimated: boolean;
  /** dB(A) of these alone, without a background; null where it is not known. */
  readonly level: number | null;
  readonly gap: PartGap | null;
}

/** The level that everything chosen for a room makes in it. */
export interface RoomSound {
  /** The units that the room's row is about, then those of the other kinds in it. */
  readonly parts: readonly [SoundPart, ...SoundPart[]];
  /** Null where no rule fits, or the one that does says so. */
  readonly use: RoomUse | null;
  /** dB(A) of all parts, with the background; null where one of them is not known. */
  readonly level: number | null;
  /** dB(A) of those that are known, where another one is not: the room has no less. */
  readonly atLeast: number | null;
  /** Whether it hangs on a power level that is known to ±5 dB. */
  readonly isEstimated: boolean;
  /** dB(A) */
  readonly limit: number | null;
  /** Where the limit is from; empty without one. */
  readonly clause: string;
  readonly verdict: SoundVerdict;
  readonly gap: SoundGap | null;
}

/** The same for a reader: what the level rests on, or why there is no verdict, in words. */
export interface ToldSound extends RoomSound {
  readonly basis: string;
}

/** dB under the limit, less than 0 over it; null without a level or a limit. */
export const soundMargin = ({ level, limit }: Pick<RoomSound, "level" | "limit">): number | null =>
  level === null || limit === null ? null : limit - level;

/** The verdicts in words, in the order in which they should be dealt with. */
export const SOUND_VERDICT_WORDS: Readonly<Record<SoundVerdict, string>> = {
  fail: "不满足",
  borderline: "临界",
  "cannot-judge": "无法判定",
  pass: "满足",
};
export const SOUND_VERDICTS = Object.keys(SOUND_VERDICT_WORDS) as readonly SoundVerdict[];

/** dB(A) that a choice of the room's own units is judged by: what is known of the others beside them. */
export const knownLevel = ({ level, atLeast, gap }: RoomSound): number | null =>
  gap === "others" ? atLeast : level;

/** dB(A) as a room shows it: with units that are not known themselves only what is too loud without them. */
export const shownLevel = (sound: RoomSound): number | null =>
  knownLevel(sound) ?? (sound.verdict === "fail" ? sound.atLeast : null);

/** What tells rooms apart whose units are to keep a limit of sound: areas, limits, and what others make in them. */
export const soundKey = ({ limit, parts }: RoomSound, area: number): string =>
  [limit, area, ...parts.slice(1).map(({ level }) => level)].join(" ");
