import { importPrices } from "./importPrices.ts";
import { importDocuments } from "./importDocuments.ts";
import type { ImportKind } from "./ImportKind.ts";
import { importProducts } from "./importProducts.ts";

/** What is imported where nothing else is said. */
export const PRODUCTS = "products";

/** What can be imported, by the word that asks for it. */
export const IMPORT_KINDS: ReadonlyMap<string, ImportKind> = new Map([
  [PRODUCTS, { noun: "product", run: importProducts }],
  ["prices", { noun: "price", run: importPrices }],
  ["documents", { noun: "document", run: importDocuments }],
]);
