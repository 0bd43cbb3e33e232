import { differingFields } from "../kind/actingValues.ts";
import type { FilterFields } from "../kind/FilterFields.ts";
import { greatest } from "../../../base/lists.ts";
import { isForSome, type RoomRule } from "../state/RoomRule.ts";

/**
 * The fields that a rule needs of its own so that its rooms are selected by `wanted`: those that differ from the
 * building's conditions, and those that belong together with one of them. All other fields keep following the
 * building.
 */
export function ownFields<Filter extends object>(
  general: Filter,
  wanted: Filter,
  fields: FilterFields<Filter>,
): Partial<Filter> {
  const differing = differingFields(fields, general, wanted).filter(
    ([, { isOfBuilding }]) => isOfBuilding !== true,
  );
  const own = new Set(differing.map(([field]) => field));
  for (const { fields: group } of fields.together)
    if (group.some((field) => own.has(field))) for (const field of group) own.add(field);
  const values = new Map<string, unknown>(Object.entries(wanted));
  // The fields are the filter's own, with their values.
  return Object.fromEntries([...own].map((field) => [field, values.get(field)])) as Partial<Filter>;
}

/**
 * Moves one of the rules down by this many positions, or up if `by` is negative; unchanged if that would be beyond
 * an end.
 */
export function movedRule<Rule>(rules: readonly Rule[], at: number, by: number): readonly Rule[] {
  const to = at + by;
  const rule = rules[at];
  if (rule === undefined || to < 0 || to >= rules.length) return rules;
  return rules.toSpliced(at, 1).toSpliced(to, 0, rule);
}

/** A rule without rooms, with a new id. */
export function newRule<Filter>(rules: readonly RoomRule<Filter>[]): RoomRule<Filter> {
  const ids = rules.map(({ id }) => Number(id)).filter(Number.isSafeInteger);
  return { id: String(Math.max(0, greatest(ids)) + 1), name: "", words: [], floors: [], zones: [], own: {} };
}

/** Why rules cannot be accepted, and which of them is wrong. */
export interface RuleProblem {
  readonly at: number;
  readonly field: "name" | "match";
  readonly message: string;
}

/** The first fault of the rules; `null` if they are valid. */
export function ruleProblem(rules: readonly RoomRule[]): RuleProblem | null {
  for (const [at, rule] of rules.entries()) {
    const { name } = rule;
    if (name.trim() === "") return { at, field: "name", message: `第 ${at + 1} 条没有名称，请填写` };
    if (rules.findIndex((other) => other.name.trim() === name.trim()) < at)
      return { at, field: "name", message: `名称“${name.trim()}”已用于前面一条，请改名` };
    if (!isForSome(rule))
      return {
        at,
        field: "match",
        message: `“${name.trim()}”没有设定适用的房间，请填写名称用词、楼层或分区`,
      };
  }
  return null;
}
