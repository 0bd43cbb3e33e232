import type { MapView } from "#domain/search/map/MapView.ts";
import type { Result } from "#domain/result.ts";
import { LatestOnly } from "../LatestOnly.ts";
import { WorkerHandle, type WorkerLike } from "../WorkerHandle.ts";
import type { DutyAnswer, DutyClient, DutyFailure, DutyMapName, DutyQuestion } from "./DutyClient.ts";
import type { DutyService } from "./dutyService.ts";

export interface DutyClientSettings {
  /** Base of the API: absolute, or from the root of the site. */
  readonly base: string;
  readonly token: () => string | undefined;
  readonly spawn?: () => WorkerLike;
}

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./duty.worker.ts", import.meta.url), { type: "module" });

/** One worker for the maps of the page; after a crash the next one fetches again what it is asked about. */
export function createDutyClient({ base, token, spawn = spawnWorker }: DutyClientSettings): DutyClient {
  const handle = new WorkerHandle<DutyService>(spawn);

  const open = ({ categoryCode, speed }: DutyMapName, signal?: AbortSignal) =>
    handle.call<Result<MapView, "unavailable">>(
      async (service) => service.open({ categoryCode, speed }, { base, token: token() }),
      signal,
    );

  const askOnce = (question: DutyQuestion) =>
    handle.call<Result<DutyAnswer, "forgotten" | "not-understood">>(async (service) => service.ask(question));

  const questions = new LatestOnly();
  async function answerTo(question: DutyQuestion): Promise<Result<DutyAnswer, DutyFailure>> {
    let answer = await askOnce(question);
    if (!answer.ok && answer.code === "forgotten") {
      const opened = await open(question);
      if (!opened.ok) return opened;
      answer = await askOnce(question);
    }
    if (answer.ok) return answer;
    return { ok: false, code: answer.code === "forgotten" ? "unavailable" : answer.code };
  }

  return {
    open,
    ask: (question) => questions.ask(() => answerTo(question)),
    dispose: () => handle.dispose(),
  };
}
