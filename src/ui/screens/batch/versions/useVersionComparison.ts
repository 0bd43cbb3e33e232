import { useCallback } from "react";
import type { Answered } from "#workers/batch/run/answered.ts";
import type { VersionComparison } from "#workers/batch/plan/versions/SavedVersion.ts";
import { useAnswer, type Ask } from "../../../page/services/useAnswer.ts";
import { LOST, versionFailure } from "./versionFailure.ts";

export type ComparisonJob =
  | { readonly status: "comparing" }
  | { readonly status: "failed"; readonly why: string }
  | { readonly status: "ready"; readonly comparison: VersionComparison };

/** A comparison by the worker. It is made again for another `compare`, which must be the same between renders. */
export function useVersionComparison(compare: Ask<Answered<VersionComparison>>) {
  const { data: answer, isError, isFetching, refetch } = useAnswer(compare);
  function job(): ComparisonJob {
    if (isFetching) return { status: "comparing" };
    if (isError || answer === undefined) return { status: "failed", why: LOST };
    return answer.ok
      ? { status: "ready", comparison: answer.value }
      : { status: "failed", why: versionFailure(answer) };
  }
  return { job: job(), again: useCallback(() => void refetch(), [refetch]) };
}
