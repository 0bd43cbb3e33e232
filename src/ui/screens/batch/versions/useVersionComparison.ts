import { useCallback, useEffect, useRef, useState } from "react";
import type { Answered } from "#workers/batch/run/answered.ts";
import type { VersionComparison } from "#workers/batch/plan/versions/SavedVersion.ts";
import { LOST, versionFailure } from "./versionFailure.ts";

export type ComparisonJob =
  | { readonly status: "comparing" }
  | { readonly status: "failed"; readonly why: string }
  | { readonly status: "ready"; readonly comparison: VersionComparison };

type Compare = (signal: AbortSignal) => Promise<Answered<VersionComparison>>;

const COMPARING: ComparisonJob = { status: "comparing" };

async function jobOf(compare: Compare, signal: AbortSignal): Promise<ComparisonJob> {
  try {
    const answer = await compare(signal);
    return answer.ok
      ? { status: "ready", comparison: answer.value }
      : { status: "failed", why: versionFailure(answer) };
  } catch {
    return { status: "failed", why: LOST };
  }
}

/** A comparison that the worker makes, made again whenever another one is asked for. `compare` stays the same until then. */
export function useVersionComparison(compare: Compare) {
  const [state, setState] = useState<{ readonly of: Compare; readonly job: ComparisonJob }>();
  const comparing = useRef<AbortController | null>(null);

  const make = useCallback(async () => {
    comparing.current?.abort();
    const controller = new AbortController();
    comparing.current = controller;
    const job = await jobOf(compare, controller.signal);
    if (!controller.signal.aborted) setState({ of: compare, job });
  }, [compare]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it sets its state after the worker's answer
    void make();
    return () => comparing.current?.abort();
  }, [make]);

  return {
    job: state?.of === compare ? state.job : COMPARING,
    again: useCallback(() => {
      setState(undefined);
      void make();
    }, [make]),
  };
}
