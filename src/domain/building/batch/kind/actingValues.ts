import { rowsOf, type FilterField, type FilterFields } from "./FilterFields.ts";

/**
 * A value as one exact text for all values with the same meaning: lists in any order, and limits that are absent
 * or `null`.
 */
const textOf = ({ rest }: Pick<FilterField<unknown>, "rest">, value: unknown): string =>
  JSON.stringify((rest === undefined ? value : rest(value)) ?? null);

const valuesOf = (filter: unknown): ReadonlyMap<string, unknown> => new Map(Object.entries(filter ?? {}));

/** The fields that differ, whether they take effect or not. */
export function differingFields<Filter>(fields: FilterFields<Filter>, one: Filter, other: Filter) {
  const [values, others] = [valuesOf(one), valuesOf(other)];
  return rowsOf(fields).filter(
    ([field, row]) => textOf(row, values.get(field)) !== textOf(row, others.get(field)),
  );
}

/** The values of a filter that take effect, by field. */
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

const keys = new WeakMap<object, { readonly fields: unknown; readonly key: string }>();

/**
 * Equal for filters of one kind that ask exactly the same, so that answers for one are valid for the other. Made
 * once for each filter, because every window of rows compares all of them.
 */
export function actingKey<Filter>(fields: FilterFields<Filter>, filter: Filter): string {
  // Every kind's filter is a record of its fields.
  const record = filter as object;
  const kept = keys.get(record);
  if (kept?.fields === fields) return kept.key;
  const key = JSON.stringify([...actingValues(fields, filter)]);
  keys.set(record, { fields, key });
  return key;
}
