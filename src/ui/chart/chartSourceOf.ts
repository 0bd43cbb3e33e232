import type { WireCurve } from "#api/contract/curves.ts";
import type { Product } from "#api/contract/products.ts";
import { statedParts } from "#domain/products/energy/statedMotor.ts";
import { stagesOf } from "#domain/catalogue/stagesOf.ts";
import type { ChartProductSource } from "#workers/curve/CurveClient.ts";

const pumpsOf = ({ gjwCategoryCode, productPropertyValues }: Product): number | null =>
  statedParts({
    categoryCode: gjwCategoryCode,
    numberOf(asked) {
      const value = productPropertyValues.find(({ code }) => code === asked)?.value;
      return typeof value === "number" ? value : null;
    },
  });

/** The number of a pump's stages, if known. */
export function knownStages({ productPropertyValues }: Product): Pick<ChartProductSource, "stages"> {
  const stages = stagesOf(productPropertyValues);
  return stages === undefined ? {} : { stages };
}

/** A product with its curves, as charts and calculations take it. */
export function chartSourceOf(product: Product, curves: readonly WireCurve[]): ChartProductSource {
  const parts = pumpsOf(product);
  return {
    id: product.id,
    name: product.model,
    curves,
    source: product.source,
    ...(parts === null ? {} : { parts }),
    ...knownStages(product),
  };
}
