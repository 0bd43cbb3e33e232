import { asc, eq } from "drizzle-orm";
import type { StatedCurve } from "#domain/curve/productChart.ts";
import { FAN } from "#domain/catalogue/categories.ts";
import type { Machine } from "#domain/curve/curveQuantities.ts";
import type { Queries } from "./queries.ts";
import { productCurves, products } from "./schema.ts";

/** A product that may have curves, as they were measured. */
export interface ProductWithCurves {
  readonly id: string;
  readonly model: string;
  readonly machine: Machine;
  readonly curves: readonly StatedCurve[];
}

/** A product's curves in the order stated; `null` when there is no such product. */
export async function curvesOfProduct(
  queries: Queries,
  productId: string,
): Promise<ProductWithCurves | null> {
  const rows = await queries
    .select({ model: products.model, categoryCode: products.categoryCode, curve: productCurves })
    .from(products)
    .leftJoin(productCurves, eq(productCurves.productId, products.id))
    .where(eq(products.id, productId))
    .orderBy(asc(productCurves.position));
  const [first] = rows;
  if (!first) return null;
  return {
    id: productId,
    model: first.model,
    machine: first.categoryCode === FAN ? "fan" : "pump",
    curves: rows.flatMap(({ curve }) =>
      curve === null
        ? []
        : {
            quantity: curve.quantity,
            setting: curve.setting,
            rotationalSpeed: curve.rotationalSpeed,
            isScalable: curve.isScalable,
            // A table row holds as many values as flows.
            points: curve.flows.map((x, at) => ({ x, y: curve.values[at] ?? Number.NaN })),
          },
    ),
  };
}
