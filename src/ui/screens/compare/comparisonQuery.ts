import type { Product } from "#api/contract/products.ts";
import { comparedText } from "#domain/desk/report/comparison/comparison.ts";
import type { OperatingState } from "#domain/products/claim/OperatingState.ts";
import { conditionsQuery } from "../../duty/conditionsQuery.ts";

/** The query that reopens a comparison at its shown state. A comparison has no power limit. */
export function comparisonQuery(products: readonly Product[], state: OperatingState): URLSearchParams {
  const query = new URLSearchParams({ ids: comparedText(products.map(({ id }) => id)) });
  for (const [name, value] of conditionsQuery({ ...state, powerLimit: null })) query.append(name, value);
  return query;
}
