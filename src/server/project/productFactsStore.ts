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

/** What a selection asks of the database before it is stored. */
export interface AskedFacts {
  readonly product: FoundProduct | null;
  readonly selected: number;
}

/**
 * The product of a selection, if the user sees it, and how many the project has already; as a part of the question who
 * selects.
 */
export const askedFacts =
  (projectId: string, productId: string): Beside<AskedFacts> =>
  (userId) => {
    const tables = isOwnProduct(productId) ? OWN_TABLES : PUBLIC_TABLES;
    const product = foundProductOf(tables, productId, (libraryId) => isMemberOf(libraryId, userId));
    return sql`json_build_object('product', ${product}, 'selected', (select count(*) from ${selectedProducts} held
      where held.project_id = ${projectId}::uuid and held.deleted_at is null))`;
  };

/** @returns null if there is no such product for the user */
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
