import { listClassificationProperties, type PropertyDefinition } from "#api/contract/dataStandards.ts";
import { loadedOf, type Loaded } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";

/** The property definitions of a category, in the data standard's order. */
export const useDefinitions = (categoryCode: string): Loaded<readonly PropertyDefinition[]> =>
  loadedOf(
    useAsk(listClassificationProperties, {
      params: { code: categoryCode },
      body: { resourceType: "PRODUCT" },
    }),
  );
