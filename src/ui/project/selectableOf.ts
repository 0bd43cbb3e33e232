import type { Product } from "#api/contract/products.ts";
import type { OperatingState } from "#domain/products/claim/OperatingState.ts";
import type { Selectable } from "../page/services/Selectable.ts";
import { speedControlOf } from "./speedControlOf.ts";

/** A product in the state that its detail shows; without conditions it has no duty. */
export const selectableOf = (
  product: Product,
  conditions: Pick<OperatingState, "duty" | "rate"> = { duty: [], rate: null },
): Selectable => ({
  id: product.id,
  model: product.model,
  gjwCategoryCode: product.gjwCategoryCode,
  speedControl: speedControlOf(product),
  duty: conditions.duty,
  rate: conditions.rate,
});
