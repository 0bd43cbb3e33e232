import type { WireCurve } from "#api/contract/curves.ts";
import type { Product } from "#api/contract/products.ts";
import { WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { MOST_MACHINES } from "#domain/duty/machineCount.ts";
import { stagesOf } from "#domain/medium/stagesOf.ts";
import type { ChartProductSource } from "#workers/curve/CurveClient.ts";

/** How many equal pumps a water-supply set runs; null where it is no set, or does not say. */
function pumpsOf({ gjwCategoryCode, productPropertyValues }: Product): number | null {
  const count = productPropertyValues.find(({ code }) => code === PROPERTY.pumpCount)?.value;
  const isCount = typeof count === "number" && Number.isInteger(count) && count > 1 && count <= MOST_MACHINES;
  return gjwCategoryCode === WATER_SUPPLY_SET && isCount ? count : null;
}

/** How many stages a pump has, as far as it is known. */
export function knownStages({ productPropertyValues }: Product): Pick<ChartProductSource, "stages"> {
  const stages = stagesOf(productPropertyValues);
  return stages === undefined ? {} : { stages };
}

/** A product and its curves as charts and sums are made from them. */
export function chartSourceOf(product: Product, curves: readonly WireCurve[]): ChartProductSource {
  const parts = pumpsOf(product);
  return {
    id: product.id,
    name: product.model,
    curves,
    ...(parts === null ? {} : { parts }),
    ...knownStages(product),
  };
}
