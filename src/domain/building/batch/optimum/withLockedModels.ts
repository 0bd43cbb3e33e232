import type { Batch } from "../Batch.ts";
import { statusOf } from "../table/ResultColumns.ts";
import type { BuildingCandidates } from "./BuildingCandidates.ts";

/**
 * The candidates, extended by products of locked rooms that are no candidates but count as models; and the present
 * model of each row.
 */
export function withLockedModels<Filter>(
  { results, products }: Batch<Filter>,
  candidates: BuildingCandidates,
) {
  const models = [...candidates.models];
  const indexOf = new Map(models.map(({ id }, index) => [id, index]));
  const now = Int32Array.from(results.product, (number, row) => {
    const product = statusOf(results, row) === "matched" ? products.at(number) : undefined;
    if (!product) return -1;
    const known = indexOf.get(product.id);
    if (known !== undefined || results.locked[row] === 0) return known ?? -1;
    const { id, model, name, seriesName, isSample } = product;
    indexOf.set(id, models.length);
    const unknown = { brandCode: "", size: 0, inputPower: null, noise: null, price: null };
    return models.push({ id, model, name, seriesName, isSample, ...unknown }) - 1;
  });
  return { joined: { ...candidates, models }, now };
}
