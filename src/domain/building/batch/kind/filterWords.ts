import { actingValues } from "./actingValues.ts";
import { rowsOf, type FilterFields } from "./FilterFields.ts";

/**
 * The values of a filter that take effect, with remarks, as in the folded filter line and in plans. For display
 * only: filters with different requirements may read the same.
 * @param brandName of its brand; the code if the name is not known
 * @param only restricts the text to these fields
 */
export const filterWords = <Filter>(
  fields: FilterFields<Filter>,
  filter: Filter,
  brandName: string | null,
  only?: readonly (keyof Filter & string)[],
): readonly string[] =>
  rowsOf(fields).flatMap(([field, { acts, words }]) =>
    typeof words === "function" &&
    acts?.(filter) !== false &&
    (only === undefined || only.some((one) => one === field))
      ? words(filter, brandName)
      : [],
  );

/** How one filter differs from another, in words; empty only if both ask the same. */
export function differingWords<Filter>(
  fields: FilterFields<Filter>,
  own: Filter,
  other: Filter,
  brandName: string | null,
): readonly string[] {
  const [values, others] = [actingValues(fields, own), actingValues(fields, other)];
  const differs = (field: string) => values.get(field) !== others.get(field);
  const rows = rowsOf(fields);
  return rows.flatMap(([field, { acts, words, none }]) => {
    if (typeof words !== "function") return [];
    const said = rows.filter(([name, row]) => name === field || row.words === field);
    if (!said.some(([name]) => differs(name))) return [];
    if (acts?.(own) !== false) return words(own, brandName);
    return none === undefined ? [] : [none];
  });
}
