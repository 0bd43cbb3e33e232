import type { RoomColumns } from "../table/RoomColumns.ts";
import { followedRules } from "./followedRules.ts";
import type { Conditions, RoomRule } from "../state/RoomRule.ts";

const made = new WeakMap<object, { readonly general: unknown; readonly filter: unknown }>();

/**
 * The filter for a rule's rooms, or the building's own without a rule. The same object as long as neither changes.
 */
export function ruledFilter<Filter>(general: Filter, rule: RoomRule<Filter> | undefined): Filter {
  if (rule === undefined) return general;
  const kept = made.get(rule);
  // Rules are only combined with filters of their own kind.
  if (kept?.general === general) return kept.filter as Filter;
  const filter = { ...general, ...rule.own };
  made.set(rule, { general, filter });
  return filter;
}

/** The building's conditions, followed by those of its rules: rule n is at index n + 1. */
export const filtersOf = <Filter>({ general, rules }: Conditions<Filter>): readonly Filter[] => [
  general,
  ...rules.map((rule) => ruledFilter(general, rule)),
];

/** The filter that this row is selected by. */
export const filterAt = <Filter>(
  { general, rules }: Conditions<Filter>,
  rooms: RoomColumns,
  row: number,
): Filter => (rules.length === 0 ? general : ruledFilter(general, rules[followedRules(rooms, rules)[row]!]));
