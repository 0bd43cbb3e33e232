import { useQueryClient } from "@tanstack/react-query";
import { listClassificationProperties, listClassifications } from "#api/contract/dataStandards.ts";
import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { questionOf } from "../../../page/services/useAsk.ts";

const RESOURCE = "PRODUCT" as const;

/** Loads the categories with their properties, against which a file is checked. */
export function useStandard() {
  const { api } = useServices();
  const queries = useQueryClient();
  return async (): Promise<ImportStandard> => {
    const categories = await queries.fetchQuery(
      questionOf(api, listClassifications, { query: { resource_type: RESOURCE } }),
    );
    return {
      categories: await Promise.all(
        categories.map(async ({ code, name }) => ({
          code,
          name,
          definitions: await queries.fetchQuery(
            questionOf(api, listClassificationProperties, {
              params: { code },
              body: { resourceType: RESOURCE },
            }),
          ),
        })),
      ),
    };
  };
}
