import { listProductCurves, type WireCurve } from "#api/contract/curves.ts";
import { loadedOf, type Loaded } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";

/** The curves of a product from the server; an empty list if it has none. */
export const useProductCurves = (productId: string): Loaded<readonly WireCurve[]> =>
  loadedOf(useAsk(listProductCurves, { params: { id: productId } }));
