import { useCallback } from "react";
import type { BatchClient } from "#workers/batch/BatchClient.ts";
import { useNotices } from "./useNotices.ts";

/** Asks once more whether selections still do what their rooms need, where nobody has answered yet. */
export function useRecheck<Filter>(client: BatchClient<Filter>): () => void {
  const notices = useNotices();
  return useCallback(() => {
    client.recheckSelections().then(
      (cause) => cause !== "" && notices.error("部分房间未核对", cause),
      // Only a worker that died rejects; what it knew is kept and comes back with the next call.
      () => notices.error("核对中断", "已有内容已保留，请重试"),
    );
  }, [client, notices]);
}
