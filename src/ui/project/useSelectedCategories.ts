import { aggregateSelectedCategories } from "#api/contract/projectProducts.ts";
import { useAsk } from "../page/services/useAsk.ts";

/** Categories of a project's selected products with their counts; `undefined` while unknown. */
export const useSelectedCategories = (projectId: string | null) =>
  useAsk(
    aggregateSelectedCategories,
    { params: { projectId: projectId ?? "" } },
    { isOn: projectId !== null },
  ).data;
