import { useCallback, useMemo } from "react";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { differingWords } from "#domain/building/batch/kind/filterWords.ts";
import { brandNameOf, type BatchLists } from "../context/useBatchLists.ts";
import { rowFilter } from "../context/rowFilter.ts";
import { useSame } from "../../../page/browser/useSame.ts";

export type RowConditions = Pick<RoomRow, "conditions" | "rule">;

/** Conditions that products were selected at, beside those in force. */
export interface Conditions<Filter> {
  /** What the rows were selected by; the filter in force before there are any. */
  readonly selectedBy: readonly Filter[];
  /** What a row's selection was judged by says otherwise than what its room is selected by now, for a reader. */
  readonly differing: (row: RowConditions) => string;
}

export function useConditions<Filter>(
  kind: BatchKind<Filter>,
  ofSelections: readonly unknown[],
  filter: Filter,
  lists: BatchLists,
): Conditions<Filter> {
  // Told with every frame of a run, and mostly the same. A filter is only ever written by its own kind.
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
