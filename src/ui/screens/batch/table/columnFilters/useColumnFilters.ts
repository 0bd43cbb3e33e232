import { useMemo } from "react";
import type { ColumnFilter, SortKey } from "#domain/building/batch/state/batchState.ts";
import type { TextKey } from "#domain/building/batch/state/TextKey.ts";
import type { ColumnValues } from "#domain/building/batch/view/columns/columnValues.ts";
import { lostCall } from "../../../../page/services/lostCall.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

export interface ColumnFilters {
  /** `null` removes the column's filter. */
  readonly change: (key: SortKey, filter: ColumnFilter | null) => void;
  readonly clear: () => void;
  readonly values: (key: TextKey) => Promise<ColumnValues>;
}

/** The column filters of the table; the worker applies them. */
export function useColumnFilters<Filter>(
  client: Pick<BatchClient<Filter>, "filterColumn" | "columnValues" | "setView">,
): ColumnFilters {
  const notices = useNotices();
  return useMemo(() => {
    const reportFailure = (work: Promise<unknown>) => {
      work.catch((error: unknown) => notices.error("未能筛选", lostCall(error)));
    };
    return {
      change: (key, filter) => reportFailure(client.filterColumn(key, filter)),
      clear: () => reportFailure(client.setView({ columns: [] })),
      values: (key) => client.columnValues(key),
    };
  }, [client, notices]);
}
