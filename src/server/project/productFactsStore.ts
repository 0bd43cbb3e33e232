import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { DOUBLE_SPEED, PROPERTY } from "#domain/catalogue/properties.ts";
import { lookUp, type Keyed } from "#domain/base/keyed.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import type { Product } from "#api/contract/products.ts";
import type { Beside } from "../http/caller.ts";
import { isMemberOf } from "../library/access/productTables.ts";
import { foundProductOf, statedProduct, type FoundProduct } from "../product/productById.ts";
import { OWN_TABLES, PUBLIC_TABLES } from "../database/schema/catalogueTables.ts";
import { asEnum, type SheetValue } from "../database/schema/ProductSheet.ts";
import { selectedProducts, type ProductFacts } from "../database/schema/projectSchema.ts";

function speedControlOf(stated: Keyed<SheetValue>): ProductFacts["speedControl"] {
  const value = lookUp(stated, PROPERTY.speedControl);
  return value !== undefined && asEnum(value) === DOUBLE_SPEED ? "DOUBLE_SPEED" : "SINGLE_SPEED";
}

/** The facts of a product that are stored when it is selected. */
export interface CurrentFacts {
  readonly hash: string;
  readonly facts: ProductFacts;
  /** Number of products in the project. */
  readonly selected: number;
}

/** Shown instead of the file from which an own product was imported. */
const OWN_SOURCE = "自有产品";

/**
 * The facts that members of a project may see. They see the product as it was, but not its library, the imported
 * file, or the library's ids of brand and series.
 */
function shown({ library: _library, ...product }: Product): Product {
  if (!isOwnProduct(product.id)) return product;
  return { ...product, brandCode: "", productSeriesId: null, source: OWN_SOURCE };
}

/** Facts for a selection, read before it is stored. */
export interface AskedFacts {
  readonly product: FoundProduct | null;
  readonly selected: number;
}

/**
 * The product of a selection, if the user may see it, and the number of products in the project; as an additional
 * value of the query that identifies the user.
 */
export const askedFacts =
  (projectId: string, productId: string): Beside<AskedFacts> =>
  (userId) => {
    const tables = isOwnProduct(productId) ? OWN_TABLES : PUBLIC_TABLES;
    const product = foundProductOf(tables, productId, (libraryId) => isMemberOf(libraryId, userId));
    return sql`json_build_object('product', ${product}, 'selected', (select count(*) from ${selectedProducts} held
      where held.project_id = ${projectId}::uuid and held.deleted_at is null))`;
  };

/** @returns null if the user can see no such product */
export function currentFacts({ product: found, selected }: AskedFacts): CurrentFacts | null {
  if (found === null) return null;
  const { product: seen, stated } = statedProduct(found);
  const product = shown(seen);
  const hasSpeeds = product.productPropertyValues.some(({ code }) => code === PROPERTY.speedControl);
  // A fan without a stated value has one speed; other products lack the property.
  const facts: ProductFacts = { ...product, speedControl: hasSpeeds ? speedControlOf(stated) : null };
  return {
    hash: createHash("sha256").update(JSON.stringify(facts)).digest("base64url"),
    facts,
    selected,
  };
}
