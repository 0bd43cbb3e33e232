import { eq } from "drizzle-orm";
import type { StatedCurve } from "#domain/catalogue/machine/productChart.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import type { MeasuredSet } from "../database/schema/ProductSheet.ts";
import type { Queries } from "../database/queries.ts";
import type { CatalogueTables } from "../database/schema/catalogueTables.ts";

/** A product with its measured curves, if it has any. */
export interface ProductWithCurves {
  readonly id: string;
  readonly model: string;
  readonly machine: Machine;
  readonly curves: readonly StatedCurve[];
}

/** One curve for each quantity of each set, in the order stated. */
export const statedCurvesOf = (sets: readonly MeasuredSet[]): StatedCurve[] =>
  sets.flatMap(({ setting, rotationalSpeed, isScalable, flows, lines }) =>
    lines.map(({ quantity, values }) => ({
      quantity,
      setting,
      rotationalSpeed,
      isScalable,
      // A line has as many values as its set has flows.
      points: flows.map((x, at) => ({ x, y: values[at] ?? Number.NaN })),
    })),
  );

/** A product's curves in the order stated; `null` if there is no such product. */
export async function curvesOfProduct(
  queries: Queries,
  { products, sheets }: CatalogueTables,
  productId: string,
): Promise<ProductWithCurves | null> {
  const [found] = await queries
    .select({ model: products.model, categoryCode: products.categoryCode, sets: sheets.curves })
    .from(products)
    .leftJoin(sheets, eq(sheets.productId, products.id))
    .where(eq(products.id, productId));
  if (!found) return null;
  return {
    id: productId,
    model: found.model,
    machine: machineOf(found.categoryCode) ?? "pump",
    curves: statedCurvesOf(found.sets ?? []),
  };
}
