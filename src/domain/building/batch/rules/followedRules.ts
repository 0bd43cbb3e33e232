import type { RoomColumns } from "../table/RoomColumns.ts";
import { foldCase } from "../table/searchTexts.ts";
import type { RuleMatch } from "../state/RoomRule.ts";

/** The room fields that rules read. */
export type RulePlaces = Pick<RoomColumns, "names" | "floors" | "zones">;

interface Followed extends RulePlaces {
  readonly rules: Int16Array;
}

const known = new WeakMap<readonly RuleMatch[], Followed>();

/**
 * The index of the rule that each room follows, which is the first one that matches it; NO_RULE for other rooms.
 * Computed once for each change of the rules or these fields, because every count of a building needs it.
 */
export function followedRules({ names, floors, zones }: RulePlaces, rules: readonly RuleMatch[]): Int16Array {
  const cached = known.get(rules);
  if (cached?.names === names && cached.floors === floors && cached.zones === zones) return cached.rules;
  const tests = rules.map(({ words, ...places }) => ({
    words: words.map(foldCase),
    ...places,
  }));
  const followed = Int16Array.from(names, (name, row) => {
    const folded = foldCase(name);
    return tests.findIndex(
      ({ words, floors: ofFloors, zones: ofZones }) =>
        words.length + ofFloors.length + ofZones.length > 0 &&
        (words.length === 0 || words.some((word) => word !== "" && folded.includes(word))) &&
        (ofFloors.length === 0 || ofFloors.includes(floors[row]!)) &&
        (ofZones.length === 0 || ofZones.includes(zones[row]!)),
    );
  });
  known.set(rules, { names, floors, zones, rules: followed });
  return followed;
}
