import { keptPrices } from "#domain/products/energy/priceFields.ts";
import { createKept } from "../page/browser/createKept.ts";

/** A user's own prices as they were typed, the same in all tabs of this browser. */
export const useOwnPrices = createKept("volute.energyPrices", keptPrices);
