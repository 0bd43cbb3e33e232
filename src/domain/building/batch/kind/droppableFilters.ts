import type { Level } from "../../selection/multiRoom.ts";
import { rowsOf, type DroppableField, type FilterFields } from "./FilterFields.ts";

/** The name of the brand filter in changes. */
export const BRAND = "brand";

/** The fields of conditions that may hold nothing. */
export type OptionalConditions<Conditions> = {
  [Name in keyof Conditions & string]-?: null extends Conditions[Name] ? Name : never;
}[keyof Conditions & string];

interface DroppedFilter<Conditions> {
  /** `brand`, or the code of the property. */
  readonly filter: string;
  /** All conditions but this filter. */
  readonly without: Conditions;
}

const codesOf = ({ code }: Pick<DroppableField<never>, "code">): readonly string[] =>
  typeof code === "string" ? [code] : Object.values(code);

/** The droppable fields; the brand first, because filters that admit equally many are proposed in this order. */
function droppableRows<Filter>(fields: FilterFields<Filter>) {
  const rows = rowsOf(fields).flatMap(([, { name, droppable }]) =>
    droppable ? [{ name, ...droppable }] : [],
  );
  const isBrand = ({ code }: { readonly code: unknown }) => code === BRAND;
  return [...rows.filter(isBrand), ...rows.filter((row) => !isBrand(row))];
}

/**
 * The set filters of these conditions that may be dropped, each with the conditions that remain without it.
 * @param level of conditions whose properties have one code for each speed level
 */
export function droppableFilters<Filter, Conditions extends object>(
  fields: FilterFields<Filter, OptionalConditions<Conditions>>,
  conditions: Conditions,
  level: Level = "MEDIUM_LEVEL",
): readonly DroppedFilter<Conditions>[] {
  const set = new Map<string, unknown>(Object.entries(conditions));
  return droppableRows(fields).flatMap(({ code, condition }) => {
    if (condition === undefined || set.get(condition) == null) return [];
    const filter = typeof code === "string" ? code : code[level];
    return [{ filter, without: { ...conditions, [condition]: null } }];
  });
}

/** The name of each droppable filter by its names in changes: 品牌. */
export const droppableNames = <Filter>(fields: FilterFields<Filter>): Readonly<Record<string, string>> =>
  Object.fromEntries(droppableRows(fields).flatMap((row) => codesOf(row).map((code) => [code, row.name])));

/** The filter without the field that a change names; `null` if the form always needs a choice. */
export function withoutFilter<Filter>(
  fields: FilterFields<Filter>,
  filter: Filter,
  code: string,
): Filter | null {
  const row = droppableRows(fields).find((found) => codesOf(found).includes(code));
  return row?.without ? { ...filter, ...row.without(filter) } : null;
}
