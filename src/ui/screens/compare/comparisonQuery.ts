import type { Product } from "#api/contract/products.ts";
import { comparedText } from "#domain/desk/report/comparison/comparison.ts";
import type { OperatingState } from "#domain/products/claim/OperatingState.ts";
import { conditionsQuery } from "../../duty/conditionsQuery.ts";

/** The query by which a comparison opens at the state that it is shown at. It has no limit of its own. */
export function comparisonQuery(products: readonly Product[], state: OperatingState): URLSearchParams {
  const query = new URLSearchParams({ ids: comparedText(products.map(({ id }) => id)) });
  for (const [name, value] of conditionsQuery({ ...state, powerLimit: null })) query.append(name, value);
  return query;
}
