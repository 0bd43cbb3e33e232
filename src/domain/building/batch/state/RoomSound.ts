import type { NoiseStatement } from "../../../physics/sound/room.ts";
import type { RoomUse } from "../../../physics/sound/roomLimits.ts";
import type { SoundVerdict } from "../../../physics/sound/soundVerdict.ts";

/** Why a room has no level or no verdict. */
export type SoundGap = "unasked" | "no-noise" | "noise-kind" | "no-area" | "no-use";

/** The level that the chosen units of a room make in it. */
export interface RoomSound {
  readonly units: number;
  /** Null where no rule fits, or the one that does says so. */
  readonly use: RoomUse | null;
  readonly statement: NoiseStatement | null;
  /** dB(A), with the background; null where nothing can be computed of what is stated. */
  readonly level: number | null;
  /** Whether only one figure in dB(A) was known of a unit: ±5 dB. */
  readonly isEstimated: boolean;
  /** dB(A) */
  readonly limit: number | null;
  /** Where the limit is from; empty without one. */
  readonly clause: string;
  readonly verdict: SoundVerdict;
  readonly gap: SoundGap | null;
  /** What the level rests on, or why there is no verdict, in words. */
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
