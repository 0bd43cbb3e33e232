import type { Batch } from "../Batch.ts";
import { plannedProduct } from "../confirm/planRooms.ts";
import { roomQuantity } from "../roomQuantity.ts";
import { PriceCount, type PricedSum } from "./PricedSum.ts";

/** The price of these rows' units: those of rooms with a product, each at the product's price. */
export function priceRows<Filter>(
  batch: Batch<Filter>,
  rows: Int32Array,
  priceOf: (productId: string) => number | null,
): PricedSum {
  const count = new PriceCount();
  for (const row of rows) {
    const product = plannedProduct(batch, row);
    if (product) count.add(priceOf(product.id), roomQuantity(batch, row));
  }
  return count.sum;
}
