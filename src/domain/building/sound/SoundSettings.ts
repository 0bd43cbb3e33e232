import { formatNumber } from "../../base/formatNumber.ts";
import type { RoomType } from "../../physics/sound/room.ts";
import type { RoomUse, SoundPeriod, SoundStandard } from "../../physics/sound/roomLimits.ts";

/** Rooms whose name or zone contains a text have this use; null for a use that the standard does not name. */
export interface UseRule {
  readonly contains: string;
  readonly use: RoomUse | null;
  /** A typed limit, dB(A), that replaces the standard's; absent or null for the standard's. */
  readonly limit?: number | null;
}

/** A limit typed for one room, dB(A); it takes precedence over the limit of its use. */
export interface OwnLimit {
  /** Id of the room */
  readonly room: string;
  readonly limit: number;
}

/** The settings by which the sound levels of a building's rooms are judged. */
export interface SoundSettings {
  readonly period: SoundPeriod;
  readonly standard: SoundStandard;
  /** Clear height of the rooms, m */
  readonly height: number;
  readonly type: RoomType;
  /** Level of all other sources in a room, dB(A); null for none. */
  readonly background: number | null;
  /** The first rule that fits a room applies. */
  readonly uses: readonly UseRule[];
  /** At most one for each room. */
  readonly own: readonly OwnLimit[];
  /** True if a run looks for a quieter product for rooms louder than their limit; absent means no. */
  readonly isCondition?: boolean;
  /** True if only units of the page's own kind of equipment are counted; absent: all units chosen for a room. */
  readonly isAlone?: boolean;
}

const HEIGHT_RANGE = [2, 50] as const;
const BACKGROUND_RANGE = [0, 100] as const;
const LIMIT_RANGE = [10, 100] as const;
const LIMIT_WRONG = `噪声限值应在 ${LIMIT_RANGE.join(" 到 ")} dB(A) 之间`;
/** Whoever needs more typed limits states them by rules for room names. */
const MOST_OWN = 5_000;
export const MOST_USES = 50;
export const LONGEST_TEXT = 40;

/** The settings of a new building. Which uses a hotel's rooms have is left to its designer. */
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
  own: [],
};

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** Why settings are refused, in a sentence; null if all are possible. */
export function soundFault({ height, background, uses, own }: SoundSettings): string | null {
  if (!isWithin(height, HEIGHT_RANGE)) return `房间净高应在 ${HEIGHT_RANGE.join(" 到 ")} m 之间`;
  if (background !== null && !isWithin(background, BACKGROUND_RANGE))
    return `背景噪声应在 ${BACKGROUND_RANGE.join(" 到 ")} dB(A) 之间`;
  const limits = [...uses.flatMap(({ limit }) => limit ?? []), ...own.map(({ limit }) => limit)];
  if (!limits.every((limit) => isWithin(limit, LIMIT_RANGE))) return LIMIT_WRONG;
  if (own.length > MOST_OWN)
    return `单独输入的限值最多 ${formatNumber(MOST_OWN, 0)} 间，其余请按房间用途指定`;
  if (uses.length > MOST_USES) return `房间用途最多 ${MOST_USES} 条`;
  if (uses.some(({ contains }) => contains.trim() === "")) return "请填写房间名称或分区中的文字";
  return uses.some(({ contains }) => contains.length > LONGEST_TEXT)
    ? `房间用途的文字最多 ${LONGEST_TEXT} 个字`
    : null;
}

/** The typed limits with one room's limit replaced or removed. */
export const withOwnLimit = (
  own: readonly OwnLimit[],
  room: string,
  limit: number | null,
): readonly OwnLimit[] => [
  ...own.filter((each) => each.room !== room),
  ...(limit === null ? [] : [{ room, limit }]),
];
