import { rowsOf, type FilterField, type FilterFields } from "./FilterFields.ts";

/** A value exactly, in the one text of all that say the same: a list in any order, a limit that is absent or `null`. */
const textOf = ({ rest }: Pick<FilterField<unknown>, "rest">, value: unknown): string =>
  JSON.stringify((rest === undefined ? value : rest(value)) ?? null);

const valuesOf = (filter: unknown): ReadonlyMap<string, unknown> => new Map(Object.entries(filter ?? {}));

/** The fields that differ, whether they act or not. */
export function differingFields<Filter>(fields: FilterFields<Filter>, one: Filter, other: Filter) {
  const [values, others] = [valuesOf(one), valuesOf(other)];
  return rowsOf(fields).filter(
    ([field, row]) => textOf(row, values.get(field)) !== textOf(row, others.get(field)),
  );
}

/** What of a filter acts, by its fields. */
export function actingValues<Filter>(
  fields: FilterFields<Filter>,
  filter: Filter,
): ReadonlyMap<string, string> {
  const values = valuesOf(filter);
  const acting = rowsOf(fields).filter(
    ([, { isRemark, acts }]) => isRemark !== true && acts?.(filter) !== false,
  );
  return new Map(acting.map(([field, row]) => [field, textOf(row, values.get(field))]));
}

/** Filters of one kind ask the same exactly where this is the same: rooms asked about with one have the answers of the other. */
export const actingKey = <Filter>(fields: FilterFields<Filter>, filter: Filter): string =>
  JSON.stringify([...actingValues(fields, filter)]);
