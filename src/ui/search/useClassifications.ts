import { listClassifications, type Classification } from "#api/contract/dataStandards.ts";
import { loadedOf, type Loaded } from "../page/services/Loaded.ts";
import { useAsk } from "../page/services/useAsk.ts";

/** Classifications with their counts, in the data standard's order. */
export const useClassifications = (
  resource: "PRODUCT" | "STANDARD_MATERIAL" = "PRODUCT",
): Loaded<readonly Classification[]> =>
  loadedOf(useAsk(listClassifications, { query: { resource_type: resource } }));
