import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { DOUBLE_SPEED, PROPERTY } from "#domain/catalogue/properties.ts";
import { lookUp, type Keyed } from "#domain/base/keyed.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import type { Product } from "#api/contract/products.ts";
import { tablesFor, type Asking } from "../library/access/productTables.ts";
import { statedProduct } from "../product/productById.ts";
import { asEnum, type SheetValue } from "../database/schema/ProductSheet.ts";
import { selectedProducts, type ProductFacts } from "../database/schema/projectSchema.ts";
import type { Queries } from "../database/queries.ts";

function speedControlOf(stated: Keyed<SheetValue>): ProductFacts["speedControl"] {
  const value = lookUp(stated, PROPERTY.speedControl);
  return value !== undefined && asEnum(value) === DOUBLE_SPEED ? "DOUBLE_SPEED" : "SINGLE_SPEED";
}

/** What is stored of a product when it is selected. */
export interface CurrentFacts {
  readonly hash: string;
  readonly facts: ProductFacts;
  /** Products that the project has already. */
  readonly selected: number;
}

/** What stands for the file from which an own product came. */
const OWN_SOURCE = "自有产品";

/**
 * Whoever sees the project sees the product as it was; whose library it came from, out of which file, and the ids of
 * the library's brand and series are not theirs to know.
 */
function shown({ library: _library, ...product }: Product): Product {
  if (!isOwnProduct(product.id)) return product;
  return { ...product, brandCode: "", productSeriesId: null, source: OWN_SOURCE };
}

/** In one question; `null` if there is no product with this id. */
export async function currentFacts(
  queries: Queries,
  asking: Asking,
  { productId, projectId }: { readonly productId: string; readonly projectId: string },
): Promise<CurrentFacts | null> {
  const selected = sql`(select count(*) from ${selectedProducts}
    where project_id = ${projectId}::uuid and deleted_at is null)`.mapWith(Number);
  const tables = await tablesFor(queries, asking, productId);
  const found = await statedProduct(queries, tables, productId, selected);
  if (found === null) return null;
  const { product: seen, stated, beside } = found;
  const product = shown(seen);
  const hasSpeeds = product.productPropertyValues.some(({ code }) => code === PROPERTY.speedControl);
  // A fan without a stated value has one speed; other products lack the property.
  const facts: ProductFacts = { ...product, speedControl: hasSpeeds ? speedControlOf(stated) : null };
  return {
    hash: createHash("sha256").update(JSON.stringify(facts)).digest("base64url"),
    facts,
    selected: beside,
  };
}
