import { followedRules, type RulePlaces } from "./followedRules.ts";
import { NO_RULE, type RuleMatch } from "../state/RoomRule.ts";

/** Number of rooms that follow each rule, and that follow none. */
export interface FollowedCounts {
  readonly rules: readonly number[];
  readonly none: number;
}

export function countFollowed(places: RulePlaces, rules: readonly RuleMatch[]): FollowedCounts {
  const counts = rules.map(() => 0);
  let none = 0;
  for (const rule of followedRules(places, rules))
    if (rule === NO_RULE) none++;
    else counts[rule]!++;
  return { rules: counts, none };
}
