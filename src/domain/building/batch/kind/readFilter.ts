import type { BatchKind } from "./BatchKind.ts";
import { filterOfNow } from "./LimitFilter.ts";
import {
  rowsOf,
  type FieldGroup,
  type FilterFault,
  type FilterField,
  type FilterFields,
} from "./FilterFields.ts";

type ReadKind<Filter> = Pick<BatchKind<Filter>, "filterFields" | "figures" | "defaultFilter">;

export type FilterReading<Filter> =
  | { readonly ok: true; readonly filter: Filter }
  | { readonly ok: false; readonly faults: readonly FilterFault[] };

const NO_FILTER: FilterFault = { field: "", name: "筛选条件", must: "must be an object" };

type Given = ReadonlyMap<string, unknown>;

const ofNow = <Filter>(kind: ReadKind<Filter>, value: unknown): unknown =>
  filterOfNow(value, kind.figures(kind.defaultFilter));

const givenBy = (value: unknown): Given | null =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : null;

const faultOf = (field: string, { name, must }: FilterField<unknown>): FilterFault => ({ field, name, must });

/** Faults of single fields, and fields that the kind does not know. */
function fieldFaults(rows: readonly [string, FilterField<unknown>][], given: Given): FilterFault[] {
  const known = new Set(rows.map(([field]) => field));
  const strangers = [...given.keys()].filter((field) => !known.has(field));
  return [
    ...rows.flatMap(([field, row]) => (row.holds(given.get(field)) ? [] : [faultOf(field, row)])),
    ...strangers.map((field) => ({ field, name: field, must: "is no field of this kind" })),
  ];
}

const groupFault = <Filter>({ fields }: FilterFields<Filter>, group: FieldGroup<Filter>): FilterFault => {
  const [first] = group.fields;
  return { ...faultOf(first, fields[first]), must: `does not go with ${group.fields.slice(1).join(", ")}` };
};

/** Reads a filter from outside: the filter as given, or its faults. */
export function readFilter<Filter>(kind: ReadKind<Filter>, value: unknown): FilterReading<Filter> {
  const now = ofNow(kind, value);
  const given = givenBy(now);
  if (given === null) return { ok: false, faults: [NO_FILTER] };
  const faults = fieldFaults(rowsOf(kind.filterFields), given);
  if (faults.length > 0) return { ok: false, faults };
  // Every field was just found valid, and there are no others.
  const filter = now as Filter;
  const broken = kind.filterFields.together.filter((group) => group.holds?.(filter) === false);
  if (broken.length === 0) return { ok: true, filter };
  return { ok: false, faults: broken.map((group) => groupFault(kind.filterFields, group)) };
}

/** Like `readFilter`, for a rule's own fields; fields that belong together are given all or none. */
export function readOwnFields<Filter>(
  kind: ReadKind<Filter>,
  value: unknown,
): FilterReading<Partial<Filter>> {
  const own = ofNow(kind, value);
  const given = givenBy(own);
  if (given === null) return { ok: false, faults: [NO_FILTER] };
  const { together } = kind.filterFields;
  const isHalf = ({ fields }: FieldGroup<Filter>) =>
    fields.some((field) => given.has(field)) && !fields.every((field) => given.has(field));
  const halves = together.filter(isHalf).map((group) => groupFault(kind.filterFields, group));
  const whole = readFilter(kind, { ...kind.defaultFilter, ...Object.fromEntries(given) });
  if (!whole.ok) return whole;
  // Every field was just found valid beside the defaults.
  return halves.length > 0 ? { ok: false, faults: halves } : { ok: true, filter: own as Partial<Filter> };
}

/** The valid part of stored fields, without groups that have an invalid field. */
function heldFields<Filter>(kind: ReadKind<Filter>, value: unknown): ReadonlyMap<string, unknown> {
  const given = givenBy(ofNow(kind, value)) ?? new Map<string, unknown>();
  const held = new Map<string, unknown>();
  for (const [field, row] of rowsOf(kind.filterFields)) {
    if (!given.has(field)) continue;
    const kept = given.get(field);
    const left = row.holds(kept) ? kept : row.rest?.(kept);
    if (left !== undefined) held.set(field, left);
  }
  for (const { fields, holds } of kind.filterFields.together) {
    // Each of its fields is valid by itself.
    const filter = { ...kind.defaultFilter, ...Object.fromEntries(held) } as Filter;
    const isWhole = fields.every((field) => held.has(field) || !given.has(field));
    if (!isWhole || holds?.(filter) === false) for (const field of fields) held.delete(field);
  }
  return held;
}

/** Restores a filter from the browser, which may be of another version: invalid fields get their defaults. */
export const restoreFilter = <Filter>(kind: ReadKind<Filter>, kept: unknown): Filter => ({
  ...kind.defaultFilter,
  ...Object.fromEntries(heldFields(kind, kept)),
});

/** Restores a rule's own fields: invalid fields, and those that belong together with them, follow the building. */
export function restoreOwnFields<Filter>(kind: ReadKind<Filter>, kept: unknown): Partial<Filter> {
  const held = new Map(heldFields(kind, kept));
  for (const { fields } of kind.filterFields.together)
    if (!fields.every((field) => held.has(field))) for (const field of fields) held.delete(field);
  return Object.fromEntries(held) as Partial<Filter>;
}
