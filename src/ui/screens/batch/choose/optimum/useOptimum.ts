import { useCallback, useEffect, useMemo, useState } from "react";
import type { OptimumQuestion } from "#domain/building/batch/optimum/objective.ts";
import type { OptimumUpdate } from "#workers/batch/choose/optimum/OptimumUpdate.ts";
import type { OptimumClient } from "./OptimumClient.ts";

/** State of a search; `update` is `null` before the first update. */
export type OptimumJob =
  | { readonly status: "searching" | "done"; readonly update: OptimumUpdate | null }
  | { readonly status: "failed"; readonly message: string };

const WORKER_GONE = "处理中断，选型结果已保留";
/** ms between two questions; more frequent updates would not be noticed. */
const PAUSE = 100;
/** A version lower than that of any update. */
const NOTHING_KNOWN = -1;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Asks for updates until the search has ended. */
async function listen(
  client: OptimumClient,
  signal: AbortSignal,
  takeUpdate: (update: OptimumUpdate) => void,
) {
  let version = NOTHING_KNOWN;
  while (!signal.aborted) {
    const news = await client.optimumNews(version, signal);
    if (!news.ok || signal.aborted) return;
    version = news.value.version;
    takeUpdate(news.value);
    await pause(signal);
  }
}

/**
 * The search for one question, restarted for another one and stopped with its dialog. This is not a query, because
 * it sends updates while it runs.
 */
export function useOptimum(client: OptimumClient, question: OptimumQuestion) {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ readonly of: unknown; readonly job: OptimumJob }>();
  const asked = useMemo(() => ({ question, attempt }), [question, attempt]);
  useEffect(() => {
    const whole = new AbortController();
    const listening = new AbortController();
    const publish = (job: OptimumJob) => {
      if (!whole.signal.aborted) setHeld({ of: asked, job });
    };
    const fail = (message: string) => publish({ status: "failed", message });
    const search = async () => {
      const answer = await client.optimise(asked.question, whole.signal);
      listening.abort();
      if (!answer.ok) return fail(answer.message);
      const last = await client.optimumNews(NOTHING_KNOWN, whole.signal);
      publish({ status: "done", update: last.ok ? last.value : null });
    };
    search().catch(() => {
      listening.abort();
      fail(WORKER_GONE);
    });
    listen(client, listening.signal, (update) => publish({ status: "searching", update })).catch(() => {
      // Aborted, or the worker died, which the search itself reports.
    });
    return () => {
      listening.abort();
      whole.abort();
    };
  }, [client, asked]);
  const retry = useCallback(() => {
    setAttempt((last) => last + 1);
  }, []);
  const job: OptimumJob = held?.of === asked ? held.job : { status: "searching", update: null };
  return { job, retry };
}
