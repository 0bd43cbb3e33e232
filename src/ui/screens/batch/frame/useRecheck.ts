import { useCallback } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { lostCall } from "../../../page/services/lostCall.ts";
import { useNotices } from "../../../page/services/useNotices.ts";

/** Checks again whether selections still meet their rooms' requirements, for those not yet checked. */
export function useRecheck<Filter>(client: BatchClient<Filter>): () => void {
  const notices = useNotices();
  return useCallback(() => {
    client.recheckSelections().then(
      (cause) => cause !== "" && notices.error("部分房间未核对", cause),
      (error: unknown) => notices.error("核对中断", lostCall(error)),
    );
  }, [client, notices]);
}
