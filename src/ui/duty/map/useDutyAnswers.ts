import { useEffect, useState } from "react";
import type { Result } from "#domain/base/result.ts";
import type { MapView } from "#domain/products/search/map/MapView.ts";
import type { DutyAnswer, DutyFailure, DutyMapName, DutyQuestion } from "#workers/duty/DutyClient.ts";
import { notePace } from "./useMachinePace.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

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

interface OpenedMap {
  /** `null` until that is done. */
  readonly opened: Opened | null;
  /** Of the columns, how much is here: 0 to 1; `null` before the first block of them. */
  readonly progress: number | null;
}

/** Opens a map, and says how far it is. The worker starts, and fetches, when the first one is opened. */
export function useOpenedMap(opening: Opening | null): OpenedMap {
  const services = useServices();
  const [opened, setOpened] = useState<{ readonly map: DutyMapName; readonly result: Opened } | null>(null);
  const [told, setTold] = useState<{ readonly of: Opening; readonly progress: number } | null>(null);
  useEffect(() => {
    if (opening === null) return undefined;
    const controller = new AbortController();
    const take = (result: Opened) => {
      if (!controller.signal.aborted) setOpened({ map: opening.map, result });
    };
    const tell = (progress: number) => {
      if (!controller.signal.aborted) setTold({ of: opening, progress });
    };
    services.duty.open(opening.map, controller.signal, tell).then(take, () => take(UNAVAILABLE));
    return () => controller.abort();
  }, [services, opening]);
  return {
    opened: opened !== null && opened.map === opening?.map ? opened.result : null,
    progress: told !== null && told.of === opening ? told.progress : null,
  };
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
