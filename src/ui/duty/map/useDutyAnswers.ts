import { useEffect, useMemo, useState } from "react";
import type { Result } from "#domain/base/result.ts";
import type { MapView } from "#domain/products/search/map/MapView.ts";
import type { DutyAnswer, DutyFailure, DutyMapName, DutyQuestion } from "#workers/duty/DutyClient.ts";
import { notePace } from "./useMachinePace.ts";
import { useAnswer } from "../../page/services/useAnswer.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

const UNAVAILABLE = { ok: false, code: "unavailable" } as const;

type Opened = Result<MapView, DutyFailure>;

export interface Answered {
  readonly question: DutyQuestion;
  readonly result: Result<DutyAnswer, DutyFailure>;
}

interface OpenedMap {
  /** `null` until the map is open. */
  readonly opened: Opened | null;
  /** Loaded share of the columns, 0 to 1; `null` before the first block. */
  readonly progress: number | null;
  readonly openAgain: () => void;
}

/** Opens a map and reports progress. The worker starts, and fetches, when the first map is opened. */
export function useOpenedMap(map: DutyMapName | null): OpenedMap {
  const { duty } = useServices();
  const [report, setReport] = useState<{ readonly of: DutyMapName; readonly progress: number } | null>(null);
  const open = useMemo(
    () =>
      map &&
      (async (signal: AbortSignal): Promise<{ of: DutyMapName; result: Opened }> => {
        const tell = (progress: number) => {
          if (!signal.aborted) setReport({ of: map, progress });
        };
        setReport(null);
        try {
          return { of: map, result: await duty.open(map, signal, tell) };
        } catch {
          return { of: map, result: UNAVAILABLE };
        }
      }),
    [duty, map],
  );
  const { data, refetch } = useAnswer(open, { keepsLast: true });
  return {
    opened: data !== undefined && data.of === map ? data.result : null,
    progress: report !== null && report.of === map ? report.progress : null,
    openAgain: () => void refetch(),
  };
}

/**
 * The newest answer so far; during a drag it lags a little. This is not a query: the client itself keeps only the
 * newest of many questions, and each answer is shown although another question may already be open.
 */
export function useDutyAnswers(question: DutyQuestion | null): Answered | null {
  const services = useServices();
  const [shown, setShown] = useState<Answered | null>(null);
  useEffect(() => {
    if (question === null) return;
    const take = (result: Answered["result"] | null) => {
      if (result === null) return;
      if (result.ok) notePace(result.value.took);
      setShown({ question, result });
    };
    services.duty.ask(question).then(take, () => take(UNAVAILABLE));
  }, [services, question]);
  const isOfMap =
    shown?.question.categoryCode === question?.categoryCode && shown?.question.speed === question?.speed;
  return isOfMap ? shown : null;
}
