import { actingValues } from "./actingValues.ts";
import { rowsOf, type FilterFields } from "./FilterFields.ts";

/**
 * Every value of a filter that acts, and what a reader is told beside them, as the folded line and the plan name them. For
 * showing alone: filters that ask for something else may read the same.
 * @param brandName of its brand; a brand whose name is not known is its code
 * @param only some of its fields
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

/** What one filter asks otherwise than another; nothing only where both ask the same. */
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
