import { eq } from "drizzle-orm";
import { keyedFrom } from "#domain/keyed.ts";
import { Refusal } from "../route.ts";
import type { Queries } from "../store/queries.ts";
import { products, productSheets } from "../store/schema.ts";
import type { StatedFigures } from "./StatedFigures.ts";

/** What the product of a component states; `null` where there is none of this id. */
export async function findStatedFigures(queries: Queries, id: string): Promise<StatedFigures | null> {
  const [found] = await queries
    .select({ categoryCode: products.categoryCode, values: productSheets.values })
    .from(products)
    .leftJoin(productSheets, eq(productSheets.productId, products.id))
    .where(eq(products.id, id));
  if (!found) return null;
  return { categoryCode: found.categoryCode, values: found.values ?? keyedFrom([]) };
}

/** @throws Refusal `not.found` */
export async function statedFigures(queries: Queries, id: string): Promise<StatedFigures> {
  const found = await findStatedFigures(queries, id);
  if (found === null) throw new Refusal("not.found", "There is no component of this id");
  return found;
}
