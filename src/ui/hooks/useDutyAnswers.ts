import { useEffect, useRef, useState } from "react";
import type { Result } from "#domain/result.ts";
import type { MapView } from "#domain/search/map/MapView.ts";
import type { DutyAnswer, DutyFailure, DutyMapName, DutyQuestion } from "#workers/duty/DutyClient.ts";
import { notePace } from "./useMachinePace.ts";
import { useServices } from "./ServicesContext.tsx";

const UNAVAILABLE = { ok: false, code: "unavailable" } as const;

type Opened = Result<MapView, DutyFailure>;
type Answered = Result<DutyAnswer, DutyFailure>;

/** Opens a map; `null` until that is done. The worker starts when the first one is opened. */
export function useOpenedMap(map: DutyMapName | null): Opened | null {
  const services = useServices();
  const [opened, setOpened] = useState<{ readonly map: DutyMapName; readonly result: Opened } | null>(null);
  useEffect(() => {
    if (map === null) return undefined;
    const controller = new AbortController();
    const take = (result: Opened) => {
      if (!controller.signal.aborted) setOpened({ map, result });
    };
    services.duty.open(map, controller.signal).then(take, () => take(UNAVAILABLE));
    return () => controller.abort();
  }, [services, map]);
  return opened !== null && opened.map === map ? opened.result : null;
}

/** The newest answer that has come to the questions so far: while a hand moves it follows a little behind. */
export function useDutyAnswers(question: DutyQuestion | null): Answered | null {
  const services = useServices();
  const [shown, setShown] = useState<{ readonly question: DutyQuestion; readonly result: Answered } | null>(
    null,
  );
  const asked = useRef(0);
  const newest = useRef(0);
  useEffect(() => {
    if (question === null) return;
    const number = ++asked.current;
    const take = (result: Answered | null) => {
      if (result === null || number < newest.current) return;
      newest.current = number;
      if (result.ok) notePace(result.value.took);
      setShown({ question, result });
    };
    services.duty.ask(question).then(take, () => take(UNAVAILABLE));
  }, [services, question]);
  const isOfMap =
    shown?.question.categoryCode === question?.categoryCode && shown?.question.speed === question?.speed;
  return shown && isOfMap ? shown.result : null;
}
