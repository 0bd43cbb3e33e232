import { formatNumber } from "../../../../base/formatNumber.ts";
import { greatest } from "../../../../base/lists.ts";
import type { LimitScope, OptimumScope, ShortPart } from "../OptimumScope.ts";
import { MOST_MODELS, type LimitedBy, type ModelLimit } from "./ModelLimit.ts";

/** 每层最多, 每种房间类型最多. */
export const LIMIT_WORDS: Readonly<Record<LimitedBy, string>> = {
  floor: "每层最多",
  type: "每种房间类型最多",
};

/** If there are more, they are counted and not named. */
const MOST_NAMED = 5;

const kinds = (count: number): string => `${formatNumber(count, 0)} 种`;

/** 每层最多 3 种. */
export const limitText = ({ by, most }: ModelLimit): string => `${LIMIT_WORDS[by]} ${kinds(most)}`;

/** Name of a floor or type, including that for rooms which state none. */
const placeName = (by: LimitedBy, name: string): string => name || (by === "floor" ? "未注明楼层" : "未分类");

/** 至少需 5 种; if this is not proved, the known numbers. */
const neededText = ({ bound, found }: ShortPart): string =>
  bound === found ? `至少需 ${kinds(found)}` : `已找到 ${kinds(found)}的方案，理论上不少于 ${kinds(bound)}`;

/** Why a room takes no part. */
export const shortRoomText = ({ by, most }: ModelLimit, part: ShortPart): string =>
  `${placeName(by, part.name)}：${kinds(most)}不够，${neededText(part)}`;

/** The limit at which every floor or type has a plan; `null` if all have one already. */
export const helpingMost = ({ short }: LimitScope): number | null =>
  short.length === 0 ? null : greatest(short.map(({ found }) => found));

export const unsoundLimitText = `型号种数应为 1～${MOST_MODELS}`;

/**
 * Floors or types without a plan of few enough models, their needs, and which rooms are counted together; empty if
 * there are none.
 */
export function limitTexts(limit: LimitScope): readonly string[] {
  const { by, most, short, unplaced } = limit;
  const named = (parts: readonly ShortPart[], textOf: (part: ShortPart) => string) => {
    const listed = parts.slice(0, MOST_NAMED).map(textOf).join("；");
    const counter = by === "floor" ? "层" : "类";
    return parts.length > MOST_NAMED ? `${listed}；等 ${formatNumber(parts.length, 0)} ${counter}` : listed;
  };
  const held = short.filter(({ rooms }) => rooms > 0);
  const locked = short.filter(({ rooms }) => rooms === 0);
  const rooms = held.reduce((sum, part) => sum + part.rooms, 0);
  return [
    ...(held.length > 0
      ? [
          `${kinds(most)}型号不够：${named(held, (part) => `${placeName(by, part.name)}${neededText(part)}`)}。` +
            `其 ${formatNumber(rooms, 0)} 个房间未参与，保持现状；可放宽种数或余量。`,
        ]
      : []),
    ...(locked.length > 0
      ? [
          `仅已锁定的房间已超过 ${kinds(most)}：${named(locked, ({ name, found }) => `${placeName(by, name)} ${kinds(found)}`)}。`,
        ]
      : []),
    ...(unplaced > 0
      ? [
          by === "floor"
            ? `${formatNumber(unplaced, 0)} 间未注明楼层，合为一组计数。`
            : `${formatNumber(unplaced, 0)} 间不属于任何房间类型，按“未分类”合为一组计数。`,
        ]
      : []),
  ];
}

/** A note on the quietest plan within the limit, if it is not proved to be the quietest. */
export const quietText = ({ loudest, limit }: OptimumScope): string =>
  loudest === null || limit?.leastLoudest == null || limit.leastLoudest >= loudest
    ? ""
    : `最响一台理论上不低于 ${formatNumber(limit.leastLoudest, 1)} dB(A)。`;
