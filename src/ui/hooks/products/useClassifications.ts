import { listClassifications, type Classification } from "#api/contract/dataStandards.ts";
import { loadedOf, type Loaded } from "../services/Loaded.ts";
import { useAsk } from "../services/useAsk.ts";

const PRODUCTS = { query: { resource_type: "PRODUCT" } } as const;

/** Product classifications with their counts, in the data standard's order. */
export const useClassifications = (): Loaded<readonly Classification[]> =>
  loadedOf(useAsk(listClassifications, PRODUCTS));
