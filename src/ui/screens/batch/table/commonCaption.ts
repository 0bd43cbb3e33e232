import type { BatchSummary } from "#domain/batch/batchState.ts";
import { brandNameOf, type BatchLists } from "../../../hooks/useBatchLists.ts";
import type { WidthClass } from "../../../hooks/useWidthClass.ts";
import type { BatchScreenKind } from "../kinds/BatchScreenKind.ts";

/**
 * What stands below the header 型号: true of every model in the rows, or nothing. Rows keep what they were selected under,
 * by a run or by hand, when the filter changes; before the first run it is what the filter will bring.
 */
export function commonCaption<Filter>(
  screen: BatchScreenKind<Filter>,
  { selectedUnder }: Pick<BatchSummary, "selectedUnder">,
  filter: Filter,
  lists: BatchLists,
  width: WidthClass,
): string {
  const filters = selectedUnder.length === 0 ? [filter] : selectedUnder.map(screen.restoreFilter);
  const captions = filters.map((one) =>
    screen.modelCaption(one, brandNameOf(lists, screen.brandOf(one)), width),
  );
  const [first = ""] = captions;
  return captions.every((caption) => caption === first) ? first : "";
}
