import { useCallback, useMemo } from "react";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { differingWords } from "#domain/building/batch/kind/filterWords.ts";
import { brandNameOf, type BatchLists } from "../context/useBatchLists.ts";
import { rowFilter } from "../context/rowFilter.ts";
import { useSame } from "../../../page/browser/useSame.ts";

export type RowConditions = Pick<RoomRow, "conditions" | "rule">;

/** The conditions of selected products, compared with the current ones. */
export interface Conditions<Filter> {
  /** The filters that the rows were selected by; the current one if there are none. */
  readonly selectedBy: readonly Filter[];
  /** How the filter of a row's selection differs from the current one of its room, in words. */
  readonly differing: (row: RowConditions) => string;
}

export function useConditions<Filter>(
  kind: BatchKind<Filter>,
  ofSelections: readonly unknown[],
  filter: Filter,
  lists: BatchLists,
): Conditions<Filter> {
  // Part of every summary of a run, and mostly unchanged. A filter always has the type of its kind.
  const ofRows = useSame(ofSelections) as readonly Filter[];
  const selectedBy = useMemo(() => (ofRows.length === 0 ? [filter] : ofRows), [ofRows, filter]);
  const differing = useCallback(
    ({ conditions, rule }: RowConditions) => {
      const own = conditions as Filter;
      const brandName = brandNameOf(lists, kind.brandOf(own));
      return differingWords(kind.filterFields, own, rowFilter(filter, rule), brandName).join("，");
    },
    [kind, filter, lists],
  );
  return { selectedBy, differing };
}
