import { useCallback, useState } from "react";
import type { RunForecast, RunScope } from "#domain/building/batch/run/runScope.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";

/** A dialog before or after a run. */
export type RunPrompt = "rerun" | "refused" | null;

export interface BatchRun {
  readonly prompt: RunPrompt;
  /** What the run in question would overwrite. */
  readonly forecast: RunForecast | null;
  /**
   * 一键选型: the first run starts at once, later ones after a question; a run for a part of the rooms asks only if it
   * overwrites some.
   */
  readonly press: (scope: RunScope) => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
  /** Runs for the rooms without an answer. */
  readonly retry: () => void;
  readonly cancel: () => void;
}

/** Runs the selection of a batch and reports its result where necessary. */
export function useBatchRun<Filter>(
  client: BatchClient<Filter>,
  filter: Filter,
  categoryCode: string,
): BatchRun {
  const { track } = useServices();
  const notices = useNotices();
  const [prompt, setPrompt] = useState<RunPrompt>(null);
  const [asked, setAsked] = useState<{ readonly scope: RunScope; readonly forecast: RunForecast } | null>(
    null,
  );

  const run = useCallback(
    async (which: RunScope) => {
      setPrompt(null);
      try {
        // The worker has no filter yet if nobody has changed the form.
        if (client.summary().filter === null) await client.setFilter(filter);
        track("batchSelection", { category: categoryCode, rooms: client.summary().rooms, which });
        await client.run(which);
      } catch {
        // The call rejects only if the worker died; its rooms and results are kept and restored by the next call.
        notices.error("选型中断", "房间与已有结果已保留，可再次选型");
        return;
      }
      if (client.summary().run.status === "refused") setPrompt("refused");
    },
    [client, filter, categoryCode, track, notices],
  );

  const press = useCallback(
    async (scope: RunScope) => {
      // Before the first run there is nothing to overwrite.
      if (!client.summary().hasRun) return run(scope);
      try {
        const forecast = await client.forecast(scope);
        if (forecast.rooms === 0) return notices.warning("没有可选型的房间", "房间均已锁定");
        // Outdated answers are meant to be overwritten: only manual choices require a question.
        const atStake = scope === "outdated" ? forecast.chosenByHand : forecast.overwritten;
        if (scope !== "all" && atStake === 0) return await run(scope);
        setAsked({ scope, forecast });
        setPrompt("rerun");
      } catch {
        notices.error("选型中断", "房间与已有结果已保留，可再次选型");
      }
    },
    [client, run, notices],
  );

  return {
    prompt,
    forecast: asked?.forecast ?? null,
    press: useCallback((scope) => void press(scope), [press]),
    confirm: useCallback(() => void run(asked?.scope ?? "all"), [run, asked]),
    dismiss: useCallback(() => setPrompt(null), []),
    retry: useCallback(() => void run("unanswered"), [run]),
    cancel: useCallback(() => void client.cancel(), [client]),
  };
}
