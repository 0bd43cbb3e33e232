import { useCallback } from "react";
import type { ViewGroup } from "#domain/building/batch/state/batchState.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import { fetched } from "../../../../page/browser/fetched.tsx";

/** Loaded when a table is first grouped. */
export const GroupHead = fetched(async () => (await import("./GroupHead.tsx")).GroupHead);
export const SumsBar = fetched(async () => (await import("./SumsBar.tsx")).SumsBar);

/** Groups the table once the code for groups is loaded; a failure is reported. */
export function useGrouping<Filter>(client: BatchClient<Filter>): (group: ViewGroup | null) => void {
  const notices = useNotices();
  return useCallback(
    (group) => {
      Promise.all([GroupHead.load(), SumsBar.load()])
        .then(() => client.setView({ group }))
        .catch(() => notices.error("未能分组", "网络连接失败，请检查网络后重试"));
    },
    [client, notices],
  );
}
