import type { Batch } from "../Batch.ts";
import { NEW_ROW } from "../table/gatherRows.ts";
import { ProductTable, type ProductEntry } from "../table/ProductTable.ts";
import { gatherResults } from "../table/ResultColumns.ts";

export const isOfLibrary = ({ library }: ProductEntry): boolean => library !== undefined;

/**
 * Removes own products: their rooms then have no answer, as if they had joined after the run. `false` if there are
 * none.
 */
export function forgetOwnAnswers<Filter>(batch: Batch<Filter>): boolean {
  const { entries } = batch.products;
  if (!entries.some(isOfLibrary)) return false;
  const kept = new ProductTable(entries.filter((entry) => !isOfLibrary(entry)));
  const indexOf = new Map(kept.entries.map((entry, at) => [entry, at]));
  const numbers = entries.map((entry) => indexOf.get(entry) ?? NEW_ROW);
  const isOwn = (product: number) => product >= 0 && numbers[product] === NEW_ROW;
  const { product } = batch.results;
  const results = gatherResults(
    batch.results,
    Int32Array.from(product, (at, row) => (isOwn(at) ? NEW_ROW : row)),
  );
  product.forEach((at, row) => {
    if (isOwn(at)) results.joinedLater[row] = 1;
    else if (at >= 0) results.product[row] = numbers[at]!;
  });
  Object.assign(batch, { products: kept, results });
  return true;
}
