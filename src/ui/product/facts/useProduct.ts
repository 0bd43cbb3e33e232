import { ApiError } from "#api/client/ApiError.ts";
import { getProduct, type Product } from "#api/contract/products.ts";
import { loadedOf, type Loaded } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";

/** `not-found`: the catalogue has no such product, and asking again will not help. */
export type LoadedProduct = Loaded<Product> | { readonly status: "not-found" };

export function useProduct(productId: string): LoadedProduct {
  const loaded = loadedOf(useAsk(getProduct, { params: { id: productId } }));
  if (loaded.status !== "failed") return loaded;
  const isUnknown = loaded.error instanceof ApiError && loaded.error.code === "not.found";
  return isUnknown ? { status: "not-found" } : loaded;
}
