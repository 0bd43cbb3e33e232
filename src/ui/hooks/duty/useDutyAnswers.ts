import { useEffect, useState } from "react";
import type { Result } from "#domain/result.ts";
import type { MapView } from "#domain/search/map/MapView.ts";
import type { DutyAnswer, DutyFailure, DutyMapName, DutyQuestion } from "#workers/duty/DutyClient.ts";
import { notePace } from "./useMachinePace.ts";
import { useServices } from "../services/ServicesContext.tsx";

const UNAVAILABLE = { ok: false, code: "unavailable" } as const;

type Opened = Result<MapView, DutyFailure>;

export interface Answered {
  readonly question: DutyQuestion;
  readonly result: Result<DutyAnswer, DutyFailure>;
}

/** A map to be opened; another `attempt` opens it once more. */
export interface Opening {
  readonly map: DutyMapName;
  readonly attempt: number;
}

/** Opens a map; `null` until that is done. The worker starts, and fetches, when the first one is opened. */
export function useOpenedMap(opening: Opening | null): Opened | null {
  const services = useServices();
  const [opened, setOpened] = useState<{ readonly map: DutyMapName; readonly result: Opened } | null>(null);
  useEffect(() => {
    if (opening === null) return undefined;
    const controller = new AbortController();
    const take = (result: Opened) => {
      if (!controller.signal.aborted) setOpened({ map: opening.map, result });
    };
    services.duty.open(opening.map, controller.signal).then(take, () => take(UNAVAILABLE));
    return () => controller.abort();
  }, [services, opening]);
  return opened !== null && opened.map === opening?.map ? opened.result : null;
}

/** The newest answer that has come to the questions so far: while a hand moves it follows a little behind. */
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
