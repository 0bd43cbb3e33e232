import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { DOUBLE_SPEED, PROPERTY } from "#domain/catalogue/properties.ts";
import { lookUp } from "#domain/base/keyed.ts";
import { productById } from "../product/productById.ts";
import { asEnum } from "../database/schema/ProductSheet.ts";
import { productFacts, type ProductFacts } from "../database/schema/projectSchema.ts";
import type { Queries } from "../database/queries.ts";
import { productSheets } from "../database/schema/schema.ts";

async function speedControlOf(queries: Queries, productId: string): Promise<ProductFacts["speedControl"]> {
  const [sheet] = await queries
    .select({ values: productSheets.values })
    .from(productSheets)
    .where(eq(productSheets.productId, productId));
  const stated = sheet === undefined ? undefined : lookUp(sheet.values, PROPERTY.speedControl);
  return stated !== undefined && asEnum(stated) === DOUBLE_SPEED ? "DOUBLE_SPEED" : "SINGLE_SPEED";
}

/**
 * Stores the current facts of a product, and returns their hash; `null` if there is no product with this id.
 */
export async function keepFacts(
  queries: Queries,
  productId: string,
): Promise<{ readonly hash: string; readonly categoryCode: string } | null> {
  const product = await productById(queries, productId);
  if (product === null) return null;
  const hasSpeeds = product.productPropertyValues.some(({ code }) => code === PROPERTY.speedControl);
  // A fan without a stated value has one speed; other products lack the property.
  const speedControl = hasSpeeds ? await speedControlOf(queries, productId) : null;
  const facts: ProductFacts = { ...product, speedControl };
  const hash = createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
  await queries.insert(productFacts).values({ hash, facts }).onConflictDoNothing();
  return { hash, categoryCode: product.gjwCategoryCode };
}
