import type { RoomUse } from "../../../physics/sound/roomLimits.ts";
import type { SoundVerdict } from "../../../physics/sound/soundVerdict.ts";
import type { PowerGap, PowerStatement } from "../../sound/unitPower.ts";

/** Why the sound of one kind's units is not known. `unasked`: it has not been requested yet. */
export type PartGap = PowerGap | "unasked";

/** Why a room has no level or no verdict. `others`: its own units are known, but others in it are not. */
export type SoundGap = PartGap | "no-area" | "others" | "no-use";

/** The sound of one kind's units in a room. */
export interface SoundPart {
  /** Name of the kind */
  readonly kind: string;
  /** Name and counter of the kind: 风机盘管, 台 */
  readonly title: string;
  readonly counter: string;
  readonly units: number;
  readonly statement: PowerStatement | null;
  readonly isEstimated: boolean;
  /** Level of these units alone, without background, dB(A); null if not known. */
  readonly level: number | null;
  readonly gap: PartGap | null;
}

/** The sound level of all units in a room. */
export interface RoomSound {
  /** The units of the row's own kind, then those of the other kinds in the room. */
  readonly parts: readonly [SoundPart, ...SoundPart[]];
  /** Null if no rule fits, or the rule names no use. */
  readonly use: RoomUse | null;
  /** Level of all parts with the background, dB(A); null if one of them is not known. */
  readonly level: number | null;
  /** Level of the known parts if another one is not known, dB(A): the room has at least this level. */
  readonly atLeast: number | null;
  /** Whether it depends on a power level that is only known to ±5 dB. */
  readonly isEstimated: boolean;
  /** dB(A) */
  readonly limit: number | null;
  /** The source of the limit; empty without a limit. */
  readonly clause: string;
  readonly verdict: SoundVerdict;
  readonly gap: SoundGap | null;
}

/** The same with an explanation for people: what the level is computed from, or why there is no verdict. */
export interface ExplainedSound extends RoomSound {
  readonly basis: string;
}

/** dB below the limit, negative above it; null without a level or a limit. */
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

/**
 * The level by which a choice of the room's own units is judged, dB(A): with other units as far as they are known.
 */
export const knownLevel = ({ level, atLeast, gap }: RoomSound): number | null =>
  gap === "others" ? atLeast : level;

/**
 * The level that a room shows, dB(A). If its own units are not known, the level of the others is shown only if it
 * exceeds the limit.
 */
export const shownLevel = (sound: RoomSound): number | null =>
  knownLevel(sound) ?? (sound.verdict === "fail" ? sound.atLeast : null);

/** A key that is equal for rooms with the same area, the same limit and the same levels of other units. */
export const soundKey = ({ limit, parts }: RoomSound, area: number): string =>
  [limit, area, ...parts.slice(1).map(({ level }) => level)].join(" ");
