import { importPrices } from "./importPrices.ts";
import { importDocuments } from "./importDocuments.ts";
import type { ImportKind } from "./ImportKind.ts";
import { importProducts } from "./importProducts.ts";

/** The kind that is imported if none is named. */
export const PRODUCTS = "products";

/** What can be imported, by the word of the command. */
export const IMPORT_KINDS: ReadonlyMap<string, ImportKind> = new Map([
  [PRODUCTS, { noun: "product", run: importProducts }],
  ["prices", { noun: "price", run: importPrices }],
  ["documents", { noun: "document", run: importDocuments }],
]);
