import { useCallback } from "react";
import type { ViewGroup } from "#domain/building/batch/state/batchState.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import { loadGroups } from "./loadGroups.ts";

/** Groups the table once what draws its groups is there; without a network it is said why not. */
export function useGrouping<Filter>(client: BatchClient<Filter>): (group: ViewGroup | null) => void {
  const notices = useNotices();
  return useCallback(
    (group) => {
      loadGroups()
        .then(() => client.setView({ group }))
        .catch(() => notices.error("未能分组", "网络连接失败，请检查网络后重试"));
    },
    [client, notices],
  );
}
