import { listClassificationProperties } from "#api/contract/dataStandards.ts";
import { aggregateMaterialCategories, queryMaterials } from "#api/contract/materials.ts";
import type { LibraryQuestion } from "../../library/useLibraryQuestion.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";

/** The material library's answers to a question. */
export function useMaterials({ category, name, filters, page, pageSize }: LibraryQuestion) {
  const categories = useAsk(
    aggregateMaterialCategories,
    { query: name === "" ? {} : { name } },
    { keepsLast: true },
  );
  const definitions = useAsk(
    listClassificationProperties,
    { params: { code: category ?? "" }, body: { resourceType: "STANDARD_MATERIAL" } },
    { isOn: category !== null },
  );
  const found = useAsk(
    queryMaterials,
    {
      body: {
        ...(category === null ? {} : { gjwCategoryCode: category }),
        ...(name === "" ? {} : { name }),
        categoryProperties: filters,
        pageNo: page,
        pageSize,
      },
    },
    { keepsLast: true },
  );
  return {
    categories: loadedOf(categories),
    definitions: category === null ? [] : (definitions.data ?? []),
    found: loadedOf(found),
    isChanging: found.isPlaceholderData,
  };
}
