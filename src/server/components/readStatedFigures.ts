import { eq, inArray } from "drizzle-orm";
import { isArranged } from "#domain/things/design/Design.ts";
import { keyedFrom } from "#domain/base/keyed.ts";
import { Refusal } from "../http/route.ts";
import type { Queries } from "../database/queries.ts";
import { products, productSheets } from "../database/schema/schema.ts";
import { designs } from "../database/schema/designSchema.ts";
import type { ArrangedFigures, ShapeSource, StatedFigures } from "./StatedFigures.ts";

/** The figures of a component's product; `null` if there is none with this id. */
async function findStatedFigures(queries: Queries, id: string): Promise<StatedFigures | null> {
  const [found] = await queries
    .select({ categoryCode: products.categoryCode, values: productSheets.values })
    .from(products)
    .leftJoin(productSheets, eq(productSheets.productId, products.id))
    .where(eq(products.id, id));
  if (!found) return null;
  return { categoryCode: found.categoryCode, values: found.values ?? keyedFrom([]) };
}

/** The figures of an arrangement's products; `null` if there is none with this id. */
async function findArrangedFigures(queries: Queries, id: string): Promise<ArrangedFigures | null> {
  const [found] = await queries.select({ content: designs.content }).from(designs).where(eq(designs.id, id));
  if (!found || !isArranged(found.content)) return null;
  const { arrangement } = found.content;
  const ids = [...new Set(arrangement.products.map(({ productId }) => productId))];
  const rows = await queries
    .select({ id: products.id, categoryCode: products.categoryCode, values: productSheets.values })
    .from(products)
    .leftJoin(productSheets, eq(productSheets.productId, products.id))
    .where(inArray(products.id, ids))
    .orderBy(products.id);
  return {
    arrangement,
    figures: rows.map((row) => [
      row.id,
      { categoryCode: row.categoryCode, values: row.values ?? keyedFrom([]) },
    ]),
  };
}

/** By the id of a product, otherwise of an arrangement; `null` if there is neither. */
export const findShapeSource = async (queries: Queries, id: string): Promise<ShapeSource | null> =>
  (await findStatedFigures(queries, id)) ?? (await findArrangedFigures(queries, id));

/** @throws Refusal `not.found` */
export async function shapeSource(queries: Queries, id: string): Promise<ShapeSource> {
  const found = await findShapeSource(queries, id);
  if (found === null) throw new Refusal("not.found", "There is no component of this id");
  return found;
}

/** @throws Refusal `not.found` */
export async function statedFigures(queries: Queries, id: string): Promise<StatedFigures> {
  const found = await findStatedFigures(queries, id);
  if (found === null) throw new Refusal("not.found", "There is no component of this id");
  return found;
}
