import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { realTimer, type Timer } from "#api/client/Timer.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { BatchEnvironment } from "#workers/batch/record/batchEnvironment.ts";
import { TabBuilding } from "#workers/batch/session/TabBuilding.ts";
import { createBatchService } from "#workers/batch/calls/batchService.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { createBatchClient } from "#workers/batch/calls/createBatchClient.ts";
import { sharedThread } from "#workers/batch/calls/sharedThread.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { serve } from "#workers/serve.ts";
import type { PageMemory } from "#workers/batch/calls/UnsavedViewChanges.ts";
import type { WorkerLike } from "#workers/WorkerHandle.ts";
import { channelWorker } from "./channelWorker.ts";
import { scriptedServer } from "./scriptedServer.ts";
import { testKind, type TestFilter } from "./testKind.ts";

const DEADLINE = 30_000;
const SPEED_UP = 50;

/** Pauses and delays pass fifty times as fast; deadlines never pass. */
const quickTimer: Timer = (ms, run) => (ms >= DEADLINE ? () => {} : realTimer(ms / SPEED_UP, run));

/** Empty browser storage for the tests that follow. */
export function freshStorage(): void {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
}

interface Options {
  readonly server?: ReturnType<typeof scriptedServer>;
  readonly environment?: Partial<BatchEnvironment>;
  readonly token?: string;
  readonly user?: string;
  readonly onAuthenticationFailed?: () => void;
  readonly onUnsavedLost?: () => void;
  readonly tabMemory?: Pick<Storage, "getItem" | "setItem">;
  readonly pageMemory?: PageMemory;
}

/** A batch client over a real message channel; `workers` are those started so far. */
export function openBatch({ server = scriptedServer(), environment, token, user, ...rest }: Options = {}) {
  const workers: WorkerLike[] = [];
  const spawn = () => {
    let isAlive = true;
    const service = createBatchService(
      { [testKind.name]: testKind },
      {
        storage: new BatchStorage(),
        locks: undefined,
        // A worker's timers end with it.
        timer: (ms, run) => quickTimer(ms, () => isAlive && run()),
        now: () => performance.now(),
        send: server.send,
        ...environment,
      },
    );
    const worker = channelWorker(service);
    (worker as unknown as EventTarget).addEventListener("error", () => (isAlive = false));
    workers.push(worker);
    return worker;
  };
  const client = createBatchClient(testKind, {
    base: "/api",
    token,
    user,
    onAuthenticationFailed: rest.onAuthenticationFailed ?? (() => {}),
    onUnsavedLost: rest.onUnsavedLost ?? (() => {}),
    spawn,
    tabMemory: rest.tabMemory,
    pageMemory: rest.pageMemory,
  });
  return { client, server, workers };
}

/** A page with one thread that knows these kinds; `threads` are those started so far. */
export function openPage(
  kinds: readonly BatchKind<TestFilter>[],
  { server = scriptedServer(), environment }: Pick<Options, "server" | "environment"> = {},
) {
  const threads: (WorkerLike & EventTarget)[] = [];
  const start = () => {
    const parts: BatchEnvironment = {
      storage: new BatchStorage(),
      locks: undefined,
      timer: quickTimer,
      now: () => performance.now(),
      send: server.send,
      ...environment,
    };
    const tabBuilding = new TabBuilding(parts);
    const registry = Object.fromEntries(kinds.map((kind) => [kind.name, kind]));
    const thread = Object.assign(new EventTarget(), {
      postMessage: (_join: unknown, [port]: readonly unknown[]) =>
        serve(createBatchService(registry, parts, tabBuilding), port as MessagePort),
      terminate() {},
    });
    threads.push(thread as WorkerLike & EventTarget);
    return thread;
  };
  const spawn = sharedThread(start);
  const tabMemory = new Map<string, string>();
  const open = (kind: BatchKind<TestFilter>) =>
    createBatchClient(kind, {
      base: "/api",
      token: undefined,
      onAuthenticationFailed: () => {},
      spawn,
      tabMemory: {
        getItem: (place) => tabMemory.get(place) ?? null,
        setItem: (place, text) => void tabMemory.set(place, text),
      },
    });
  return { open, threads };
}

type Subscribable = { subscribe(listener: (summary: BatchSummary) => void): () => void };

/** Resolves with the first summary for which `isIt` is true, possibly the current one. */
export function summaryWhere(
  client: Subscribable,
  isIt: (summary: BatchSummary) => boolean,
): Promise<BatchSummary> {
  return new Promise((resolve) => {
    let leave: (() => void) | undefined;
    let isFound = false;
    leave = client.subscribe((summary) => {
      if (isFound || !isIt(summary)) return;
      isFound = true;
      resolve(summary);
      leave?.();
    });
    if (isFound) leave();
  });
}

export const isSaved = ({ saving }: BatchSummary) => saving === "saved";
