import { keptPrices } from "#domain/products/energy/priceFields.ts";
import { createKept } from "../page/browser/createKept.ts";

/** The user's own prices as typed, shared by all tabs of this browser. */
export const useOwnPrices = createKept("volute.energyPrices", keptPrices);
