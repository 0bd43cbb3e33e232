import type { RoomType } from "../../physics/sound/room.ts";
import type { RoomUse, SoundPeriod, SoundStandard } from "../../physics/sound/roomLimits.ts";

/** Rooms whose name or zone contains a text are used in this way; null for a use without a limit. */
export interface UseRule {
  readonly contains: string;
  readonly use: RoomUse | null;
}

/** What the levels of a building's rooms are judged by. */
export interface SoundSettings {
  readonly period: SoundPeriod;
  readonly standard: SoundStandard;
  /** Clear height of the rooms, m */
  readonly height: number;
  readonly type: RoomType;
  /** dB(A) of everything else in a room; null for nothing else. */
  readonly background: number | null;
  /** The first rule that fits a room decides. */
  readonly uses: readonly UseRule[];
}

const HEIGHT_RANGE = [2, 50] as const;
const BACKGROUND_RANGE = [0, 100] as const;
export const MOST_USES = 50;
export const LONGEST_TEXT = 40;

/** As a building begins; the use of a hotel's rooms is for its designer to say. */
export const PROPOSED_SOUND: SoundSettings = {
  period: "day",
  standard: "usual",
  height: 3,
  type: "average",
  background: null,
  uses: [
    { contains: "办公", use: "office" },
    { contains: "教室", use: "classroom" },
    { contains: "病房", use: "ward" },
    { contains: "卧室", use: "bedroom" },
    { contains: "起居", use: "livingRoom" },
    { contains: "客厅", use: "livingRoom" },
    { contains: "客房", use: "hotelFirst" },
  ],
};

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** Why settings are refused, in a sentence; null if all are possible. */
export function soundFault({ height, background, uses }: SoundSettings): string | null {
  if (!isWithin(height, HEIGHT_RANGE)) return `房间净高应在 ${HEIGHT_RANGE.join(" 到 ")} m 之间`;
  if (background !== null && !isWithin(background, BACKGROUND_RANGE))
    return `背景噪声应在 ${BACKGROUND_RANGE.join(" 到 ")} dB(A) 之间`;
  if (uses.length > MOST_USES) return `房间用途最多 ${MOST_USES} 条`;
  if (uses.some(({ contains }) => contains.trim() === "")) return "请填写房间名称或分区中的文字";
  return uses.some(({ contains }) => contains.length > LONGEST_TEXT)
    ? `房间用途的文字最多 ${LONGEST_TEXT} 个字`
    : null;
}
