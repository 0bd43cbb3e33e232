import {
  aggregatePracticeCategories,
  aggregatePracticeFeatures,
  listPractices,
  type Practice,
} from "#api/contract/practices.ts";
import type { LibraryQuestion } from "../../library/useLibraryQuestion.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import type { FoundDesigns } from "./DesignRegistry.ts";
import { listQuery, valueOf } from "./listQuery.ts";

const LAST = { keepsLast: true } as const;
const FEATURE = "feature";

/** Construction practices by category, feature and name. */
export function usePractices(question: LibraryQuestion): FoundDesigns<Practice> {
  const feature = valueOf(question, FEATURE);
  const featured = feature === undefined ? {} : { feature };
  const named = question.name === "" ? {} : { name: question.name };
  const categories = useAsk(aggregatePracticeCategories, { query: { ...named, ...featured } }, LAST);
  const features = useAsk(
    aggregatePracticeFeatures,
    { query: { ...named, ...(question.category === null ? {} : { category_code: question.category }) } },
    LAST,
  );
  const found = useAsk(listPractices, { query: { ...listQuery(question), ...featured } }, LAST);
  const values = features.data ?? [];
  return {
    categories: categories.data ?? [],
    filters: values.length > 1 || feature !== undefined ? [{ code: FEATURE, name: "特性", values }] : [],
    found: loadedOf(found),
    isChanging: found.isPlaceholderData,
  };
}
