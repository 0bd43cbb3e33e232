import { proxy } from "comlink";
import { initOf, urlOf } from "#api/client/buildRequest.ts";
import { SEARCH_COLUMNS } from "#api/contract/searchColumnsPaths.ts";
import type { MapView } from "#domain/products/search/map/MapView.ts";
import type { Result } from "#domain/base/result.ts";
import { LatestOnly } from "../LatestOnly.ts";
import { WorkerGone, WorkerHandle, type WorkerLike } from "../WorkerHandle.ts";
import type { DutyAnswer, DutyClient, DutyFailure, DutyMapName, DutyQuestion } from "./DutyClient.ts";
import type { DutyService } from "./dutyService.ts";
import type { ColumnSource, OnShare } from "./fetchPart.ts";

export interface DutyClientSettings {
  /** Base of the API: absolute, or from the root of the site. */
  readonly base: string;
  readonly token: () => string | undefined;
  readonly spawn?: () => WorkerLike;
}

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./duty.worker.ts", import.meta.url), { type: "module" });

/** One worker for the maps of the page; after a crash, the next one fetches the needed columns again. */
export function createDutyClient({ base, token, spawn = spawnWorker }: DutyClientSettings): DutyClient {
  const handle = new WorkerHandle<DutyService>(spawn);

  /** Number of callers that wait for the columns of a category. */
  const waiting = new Map<string, number>();
  const isLast = (categoryCode: string): boolean => {
    const others = (waiting.get(categoryCode) ?? 1) - 1;
    waiting.set(categoryCode, others);
    return others === 0;
  };

  const sourceOf = (categoryCode: string): ColumnSource => ({
    url: urlOf(base, SEARCH_COLUMNS, { categoryCode }),
    init: initOf(SEARCH_COLUMNS, undefined, token()),
  });

  /** Everybody who waits for a category is notified of its blocks, no matter which call began the fetch. */
  const listeners = new Map<string, Set<OnShare>>();

  async function open(
    { categoryCode, speed }: DutyMapName,
    signal?: AbortSignal,
    onShare: OnShare = () => {},
  ) {
    const listening = listeners.get(categoryCode) ?? new Set();
    listeners.set(categoryCode, listening.add(onShare));
    waiting.set(categoryCode, (waiting.get(categoryCode) ?? 0) + 1);
    let isLeft = false;
    try {
      return await handle.call<Result<MapView, "unavailable">>(
        async (service) =>
          service.open(
            { categoryCode, speed },
            sourceOf(categoryCode),
            proxy((share: number) => listening.forEach((each) => each(share))),
          ),
        signal,
      );
    } catch (error) {
      isLeft = signal?.aborted === true && !(error instanceof WorkerGone);
      throw error;
    } finally {
      listening.delete(onShare);
      // Further blocks are not fetched for a closed screen. A worker that has ended fetches none.
      if (isLast(categoryCode) && isLeft)
        handle.call(async (service) => service.leave(categoryCode)).catch(() => {});
    }
  }

  const askOnce = (question: DutyQuestion) =>
    handle.call<Result<DutyAnswer, "forgotten" | "not-understood" | "unavailable">>(async (service) =>
      service.ask(question, sourceOf(question.categoryCode)),
    );

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

  /** Raised by `forget`: an answer from before it may show what the page must not show any more. */
  let age = 0;
  async function answerOfNow(question: DutyQuestion): Promise<Result<DutyAnswer, DutyFailure> | null> {
    const begun = age;
    try {
      const answer = await answerTo(question);
      return begun === age ? answer : null;
    } catch (error) {
      if (begun === age) throw error;
      return null;
    }
  }

  return {
    open,
    ask: (question) => questions.ask(() => answerOfNow(question)),
    forget() {
      age += 1;
      handle.end();
    },
    dispose: () => handle.dispose(),
  };
}
