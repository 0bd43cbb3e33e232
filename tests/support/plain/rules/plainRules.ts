import type { RuleMatch } from "#domain/building/batch/state/RoomRule.ts";

export interface PlainPlace {
  readonly name: string;
  readonly floor: string;
  readonly zone: string;
}

/** Checks one rule for one room, condition by condition. */
function isForRoom({ words, floors, zones }: RuleMatch, { name, floor, zone }: PlainPlace): boolean {
  if (words.length === 0 && floors.length === 0 && zones.length === 0) return false;
  let isNamed = words.length === 0;
  for (const word of words)
    if (word.trim() !== "" && name.toLowerCase().indexOf(word.trim().toLowerCase()) >= 0) isNamed = true;
  if (!isNamed) return false;
  if (floors.length > 0 && !floors.some((one) => one === floor)) return false;
  return zones.length === 0 || zones.some((one) => one === zone);
}

/** Index of the first rule that applies to a room; -1 if none does. */
export function plainRule(rules: readonly RuleMatch[], room: PlainPlace): number {
  for (let at = 0; at < rules.length; at++) if (isForRoom(rules[at]!, room)) return at;
  return -1;
}
