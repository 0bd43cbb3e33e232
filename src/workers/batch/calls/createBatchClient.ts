import { proxy, transfer, type Remote } from "comlink";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { buffersOf, type PackedTable } from "#domain/building/rooms/PackedTable.ts";
import { WorkerHandle, type WorkerLike } from "../../WorkerHandle.ts";
import { askCalls } from "./askCalls.ts";
import { batchCalls } from "./batchCalls.ts";
import type { BatchClient } from "./BatchClient.ts";
import type { BatchService } from "./batchService.ts";
import type { NumberedSummary } from "../session/NumberedSummary.ts";
import type { CallReply } from "./Call.ts";
import type { BatchEvent } from "../session/Opening.ts";
import { sharedThread } from "./sharedThread.ts";
import { SummaryFeed } from "./SummaryFeed.ts";
import { UnsavedViewChanges, type PageMemory } from "./UnsavedViewChanges.ts";
import type { ViewChange } from "./viewChangeSchema.ts";

/** Key under which a tab stores the building that it has open, for all kinds. */
export const PLACE_OF_BUILDING = "volute.building";

export interface BatchClientSettings {
  /** Base of the API: absolute, or from the root of the site. */
  readonly base: string;
  readonly token: string | undefined;
  /** `uniqueId` of the user whose own products may be shown. */
  readonly user?: string | undefined;
  /** The server refused the token: the page clears it and says so. */
  readonly onAuthenticationFailed: () => void;
  /** The worker ended while the browser refused to save: changes since then are lost. */
  readonly onUnsavedLost?: () => void;
  /** Starts the worker, which the kinds of one page share, because they are selected for the same rooms. */
  readonly spawn?: () => WorkerLike;
  /**
   * Storage of this tab, which survives a reload; without it every visit begins with the building that was
   * opened last.
   */
  readonly tabMemory?: Pick<Storage, "getItem" | "setItem"> | undefined;
  /** Storage of the browser that survives closing a tab, and is written synchronously. */
  readonly pageMemory?: PageMemory | undefined;
}

const spawnWorker = sharedThread(
  () =>
    // Vite bundles the worker only while this expression stays in one piece.
    new Worker(new URL("../batch.worker.ts", import.meta.url), { type: "module" }),
);

/** An edit of a read-only building, see `BatchSummary.access`: nothing was changed. */
export class EditRefused extends Error {
  override readonly name = "EditRefused";
}

/** Transfers the columns instead of copying them; the caller's table is empty afterwards. */
const handedOver = (table: PackedTable) => transfer(table, [...new Set(buffersOf(table))]);

async function applyOnce(
  service: Remote<BatchService>,
  { call, args }: ViewChange,
): Promise<NumberedSummary> {
  const { update } = (await service[call](...args)) as CallReply;
  return update;
}

/**
 * Starts the worker, or joins it, for one kind of equipment; the worker restores what it saved, and is
 * started again after a crash.
 */
export function createBatchClient<Filter>(
  { name }: BatchKind<Filter>,
  settings: BatchClientSettings,
): BatchClient<Filter> {
  const { base, token: firstToken, onAuthenticationFailed, spawn = spawnWorker, tabMemory } = settings;
  const unsaved = new UnsavedViewChanges(name, settings.pageMemory);
  const feed = new SummaryFeed();
  let { user } = settings;
  let token = firstToken;
  let isOpen = false;
  let workers = 0;
  /** The building whose unsaved view settings have been applied again. */
  let appliedFor = "";
  let present = tabMemory?.getItem(PLACE_OF_BUILDING) ?? undefined;

  /** Listens to one worker: the last events of a dead worker must not be taken for its successor's. */
  const listening = (worker: number) => (event: BatchEvent) => {
    if (worker !== workers) return;
    // Another kind of equipment may have switched the tab to another building.
    if (event.type === "update") takeUpdate(event.update);
    else onAuthenticationFailed();
  };
  const handle = new WorkerHandle<BatchService>(spawn, {
    async prepare(service) {
      feed.startAnew();
      const opening = { kind: name, base, token, user, building: present, isFirst: workers === 0 };
      appliedFor = "";
      const update = await service.open(opening, proxy(listening(++workers)));
      takeUpdate(await appliedAgain(service, update));
      isOpen = true;
    },
    onCrash() {
      if (feed.summary.saving === "failed") settings.onUnsavedLost?.();
      // A worker that died before it was open would die again, so the next one waits for a call.
      if (isOpen) connect();
      isOpen = false;
    },
  });
  // Opening fills the feed; if the worker cannot open, the next call rejects.
  const connect = () => void handle.call(() => Promise.resolve()).catch(() => {});
  connect();
  feed.subscribe((summary) => {
    if (!isToApplyAgain(summary)) unsaved.confirm(summary);
    // Another building, or one that was read-only when it was opened.
    else if (isOpen)
      handle
        .call(async (service) => feed.take(await appliedAgain(service, { at: 0, summary })))
        .catch(() => {
          // The next worker applies them.
        });
  });

  function isToApplyAgain({ access, buildingId }: BatchSummary): boolean {
    return access === "own" && buildingId !== appliedFor;
  }

  /**
   * Applies the view settings that were left unsaved; for a read-only building they stay for the tab that may
   * change it.
   */
  async function appliedAgain(
    service: Remote<BatchService>,
    opened: NumberedSummary,
  ): Promise<NumberedSummary> {
    if (!isToApplyAgain(opened.summary)) return opened;
    appliedFor = opened.summary.buildingId;
    let update = opened;
    for (const change of unsaved.take(opened.summary.buildingId))
      update = await unsaved.make(change, () => applyOnce(service, change));
    return update;
  }

  /** The next worker, and this tab after a reload, open the building that was opened here. */
  function takeUpdate(update: NumberedSummary): void {
    feed.take(update);
    // An older update that arrives late may name another building, so the feed's summary counts.
    const { buildingId } = feed.summary;
    if (buildingId !== present) tabMemory?.setItem(PLACE_OF_BUILDING, buildingId);
    present = buildingId;
  }

  const calls = askCalls(batchCalls<Filter>(), {
    call: (call, args, signal) => handle.call<unknown>(async (service) => service[call](...args), signal),
    stop: (callId) => void handle.call((service) => service.stop(callId)).catch(() => {}),
    onUpdate: takeUpdate,
    rejection: (message) => new EditRefused(message),
  });

  return {
    ...calls,
    replaceRooms: (rooms, ...named) => calls.replaceRooms(handedOver(rooms), ...named),
    appendRooms: (rooms) => calls.appendRooms(handedOver(rooms)),
    setFilter: (filter) => unsaved.make({ call: "setFilter", args: [filter] }, () => calls.setFilter(filter)),
    setView: (view) => unsaved.make({ call: "setView", args: [view] }, () => calls.setView(view)),
    filterColumn: (...filter) =>
      unsaved.make({ call: "filterColumn", args: filter }, () => calls.filterColumn(...filter)),

    subscribe: (listener) => feed.subscribe(listener),
    summary: () => feed.summary,
    async setToken(next, nextUser) {
      [token, user] = [next, nextUser];
      await calls.setToken(next, nextUser);
    },
    leave() {
      unsaved.leave(feed.summary.buildingId);
      calls.flush().catch(() => {
        // A worker that is gone has nothing to write.
      });
    },
    dispose() {
      const end = () => handle.dispose();
      // Entries of the last moments may be unsaved; a worker that is gone saves nothing.
      calls.flush().then(end, end);
    },
  };
}
