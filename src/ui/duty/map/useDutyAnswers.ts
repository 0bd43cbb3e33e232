import { useEffect, useMemo, useState } from "react";
import type { Result } from "#domain/base/result.ts";
import type { MapView } from "#domain/products/search/map/MapView.ts";
import type { DutyAnswer, DutyFailure, DutyMapName, DutyQuestion } from "#workers/duty/DutyClient.ts";
import { notePace } from "./useMachinePace.ts";
import { useAnswer } from "../../page/services/useAnswer.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useSession } from "../../page/services/useSession.ts";

const UNAVAILABLE = { ok: false, code: "unavailable" } as const;

type Opened = Result<MapView, DutyFailure>;

/** Maps and answers hold own products of the user who asked. */
const useAsker = () => useSession(({ user }) => user?.uniqueId);

interface OpenedBy {
  readonly map: DutyMapName;
  readonly asker: string | undefined;
}

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
  const asker = useAsker();
  const [report, setReport] = useState<{ readonly of: OpenedBy; readonly progress: number } | null>(null);
  const of = useMemo((): OpenedBy | null => map && { map, asker }, [map, asker]);
  const open = useMemo(
    () =>
      of &&
      (async (signal: AbortSignal): Promise<{ of: OpenedBy; result: Opened }> => {
        const reportProgress = (progress: number) => {
          if (!signal.aborted) setReport({ of, progress });
        };
        setReport(null);
        try {
          return { of, result: await duty.open(of.map, signal, reportProgress) };
        } catch {
          return { of, result: UNAVAILABLE };
        }
      }),
    [duty, of],
  );
  const { data, refetch } = useAnswer(open, { keepsLast: true });
  return {
    opened: data !== undefined && data.of === of ? data.result : null,
    progress: report !== null && report.of === of ? report.progress : null,
    openAgain: () => void refetch(),
  };
}

/**
 * The newest answer so far; during a drag it lags a little. This is not a query: the client itself keeps only the
 * newest of many questions, and each answer is shown although another question may already be open.
 */
export function useDutyAnswers(question: DutyQuestion | null): Answered | null {
  const services = useServices();
  const asker = useAsker();
  const [shown, setShown] = useState<(Answered & { readonly asker: string | undefined }) | null>(null);
  useEffect(() => {
    if (question === null) return;
    const take = (result: Answered["result"] | null) => {
      if (result === null) return;
      if (result.ok) notePace(result.value.took);
      setShown({ question, result, asker });
    };
    services.duty.ask(question).then(take, () => take(UNAVAILABLE));
  }, [services, question, asker]);
  const isOfMap =
    shown?.question.categoryCode === question?.categoryCode && shown?.question.speed === question?.speed;
  return isOfMap && shown?.asker === asker ? shown : null;
}
