import { and, eq, inArray } from "drizzle-orm";
import { isArranged } from "#domain/things/design/Design.ts";
import { keyedFrom } from "#domain/base/keyed.ts";
import { ownPicture } from "../http/pictureUrl.ts";
import { Refusal } from "../http/route.ts";
import { tablesFor, type Asking } from "../library/access/productTables.ts";
import type { Queries } from "../database/queries.ts";
import { OWN_TABLES, PUBLIC_TABLES, type CatalogueTables } from "../database/schema/catalogueTables.ts";
import { products, productSheets } from "../database/schema/schema.ts";
import { designs } from "../database/schema/designSchema.ts";
import type { ArrangedFigures, ShapeSource, StatedFigures } from "./StatedFigures.ts";

/** The figures of a component's product; `null` if there is none with this id. */
async function findStatedFigures(
  queries: Queries,
  tables: CatalogueTables,
  id: string,
): Promise<StatedFigures | null> {
  const [found] = await queries
    .select({ categoryCode: tables.products.categoryCode, values: tables.sheets.values })
    .from(tables.products)
    .leftJoin(tables.sheets, eq(tables.sheets.productId, tables.products.id))
    .where(eq(tables.products.id, id));
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
export const findShapeSource = async (
  queries: Queries,
  tables: CatalogueTables,
  id: string,
): Promise<ShapeSource | null> =>
  (await findStatedFigures(queries, tables, id)) ?? (await findArrangedFigures(queries, id));

/** The tables for a picture: an address with the right key needs no caller. */
async function pictured(queries: Queries, asking: Asking, id: string) {
  const own = ownPicture(id);
  if (own === null) return { tables: await tablesFor(queries, asking, id), id };
  const { products: all } = OWN_TABLES;
  const isKey = and(eq(all.id, own.productId), eq(all.imageUrl, own.imageUrl));
  return (await queries.$count(all, isKey)) > 0
    ? { tables: OWN_TABLES, id: own.productId }
    : { tables: PUBLIC_TABLES, id };
}

/**
 * The figures that a picture is drawn from.
 * @throws Refusal `not.found`
 */
export async function shapeSource(queries: Queries, asking: Asking, pictureId: string): Promise<ShapeSource> {
  const { tables, id } = await pictured(queries, asking, pictureId);
  const found = await findShapeSource(queries, tables, id);
  if (found === null) throw new Refusal("not.found", "There is no component of this id");
  return found;
}
