import { useCallback, useState } from "react";
import type { BatchClient } from "#workers/batch/BatchClient.ts";
import { useNotices } from "./useNotices.ts";
import { useServices } from "./ServicesContext.tsx";

/** What stands in the way of a run or came out of it, as a dialog. */
export type RunPrompt = "rerun" | "refused" | null;

export interface BatchRun {
  readonly prompt: RunPrompt;
  /** 一键选型: the first time at once, later times after a question. */
  readonly press: () => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
  /** Only the rooms without an answer. */
  readonly retry: () => void;
  readonly cancel: () => void;
}

/** Runs a selection of the whole batch and says how it went where that needs a word. */
export function useBatchRun<Filter>(
  client: BatchClient<Filter>,
  filter: Filter,
  categoryCode: string,
): BatchRun {
  const { track } = useServices();
  const notices = useNotices();
  const [prompt, setPrompt] = useState<RunPrompt>(null);

  const run = useCallback(
    async (which: "all" | "unanswered") => {
      setPrompt(null);
      try {
        // A form that nobody touched has not told the worker its filter yet.
        if (client.summary().filter === null) await client.setFilter(filter);
        track("batchSelection", { category: categoryCode, rooms: client.summary().rooms, which });
        await client.run(which);
      } catch {
        // Only a worker that died rejects; its rooms and results are kept and come back with the next call.
        notices.error("选型中断", "房间与已有结果已保留，可再次选型");
        return;
      }
      if (client.summary().run.status === "refused") setPrompt("refused");
    },
    [client, filter, categoryCode, track, notices],
  );

  const press = useCallback(() => {
    if (client.summary().hasRun) setPrompt("rerun");
    else void run("all");
  }, [client, run]);

  return {
    prompt,
    press,
    confirm: useCallback(() => void run("all"), [run]),
    dismiss: useCallback(() => setPrompt(null), []),
    retry: useCallback(() => void run("unanswered"), [run]),
    cancel: useCallback(() => void client.cancel(), [client]),
  };
}
