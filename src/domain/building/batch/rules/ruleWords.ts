import type { RuleMatch } from "../state/RoomRule.ts";

/** 名称含“病房”或“护理”，楼层 3F、4F: the rooms that a rule applies to. */
export function matchText({ words, floors, zones }: RuleMatch): string {
  const parts = [
    ...(words.length > 0 ? [`名称含${words.map((word) => `“${word}”`).join("或")}`] : []),
    ...(floors.length > 0 ? [`楼层 ${floors.join("、")}`] : []),
    ...(zones.length > 0 ? [`分区 ${zones.join("、")}`] : []),
  ];
  return parts.length === 0 ? "未设定适用的房间" : parts.join("，");
}

/**
 * How a rule's conditions differ from the building's.
 * @param differing in words
 */
export const ownText = (differing: readonly string[]): string =>
  differing.length === 0 ? "与筛选条件相同" : differing.join("，");
