import type { RoomColumns } from "../table/RoomColumns.ts";
import { followedRules } from "./followedRules.ts";
import type { Conditions, RoomRule } from "../state/RoomRule.ts";

const made = new WeakMap<object, { readonly general: unknown; readonly filter: unknown }>();

/** What a rule's rooms are selected by; without a rule the building's own. One object as long as neither changes. */
export function ruledFilter<Filter>(general: Filter, rule: RoomRule<Filter> | undefined): Filter {
  if (rule === undefined) return general;
  const kept = made.get(rule);
  // Rules are only ever met with filters of their own kind.
  if (kept?.general === general) return kept.filter as Filter;
  const filter = { ...general, ...rule.own };
  made.set(rule, { general, filter });
  return filter;
}

/** The building's own conditions, then those of its rules: a rule stands one place behind its own. */
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
