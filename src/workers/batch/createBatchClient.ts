import { proxy, transfer, type Remote } from "comlink";
import type { BatchKind } from "#domain/batch/BatchKind.ts";
import type { BatchSummary } from "#domain/batch/batchState.ts";
import { buffersOf, type PackedTable } from "#domain/batch/PackedTable.ts";
import type { PlanRoom } from "#domain/batch/plan.ts";
import type { RevisionEntry } from "#domain/batch/revision/revisionEntries.ts";
import { WorkerHandle, type WorkerLike } from "../WorkerHandle.ts";
import type { Answered, BatchClient } from "./BatchClient.ts";
import type { BatchEvent, BatchService } from "./batchService.ts";
import type { Told } from "./BatchSession.ts";
import type { ToldOf } from "./manyRooms.ts";
import type { TakenRevision } from "./revisionCalls.ts";
import type { RefusedEdit } from "./guardEdits.ts";
import { sharedThread } from "./sharedThread.ts";
import { SummaryFeed } from "./SummaryFeed.ts";
import { UnsavedLooks, type PageMemory } from "./UnsavedLooks.ts";
import type { Look } from "./viewSchema.ts";

/** Where a tab remembers which building it has open, under whichever kind. */
export const PLACE_OF_BUILDING = "volute.building";

export interface BatchClientSettings {
  /** Base of the API: absolute, or from the root of the site. */
  readonly base: string;
  readonly token: string | undefined;
  /** The server refused the token: the page clears it and says so. */
  readonly onAuthenticationFailed: () => void;
  /** The worker ended while the browser refused to save: what was done since went with it. */
  readonly onUnsavedLost?: () => void;
  /** The worker, which the kinds of one page share: they are selected for the same rooms. */
  readonly spawn?: () => WorkerLike;
  /** What this tab remembers over a reload; without it every visit begins with the building that was opened last. */
  readonly tabMemory?: Pick<Storage, "getItem" | "setItem"> | undefined;
  /** What the browser remembers when a tab is closed, written without waiting. */
  readonly pageMemory?: PageMemory | undefined;
}

const spawnWorker = sharedThread(
  () =>
    // Vite bundles the worker only while this expression stays in one piece.
    new Worker(new URL("./batch.worker.ts", import.meta.url), { type: "module" }),
);

/** An edit of a building that may only be looked at, see `BatchSummary.access`: nothing was changed. */
export class EditRefused extends Error {
  override readonly name = "EditRefused";
}

/** A refusal answers every edit, whatever that answers otherwise. */
const isRefused = (answer: object): answer is RefusedEdit => "code" in answer && "summary" in answer;

/** Hands the columns over instead of copying them; the caller's table is empty afterwards. */
const handedOver = (table: PackedTable) => transfer(table, [...new Set(buffersOf(table))]);

function lookOnce(service: Remote<BatchService>, { call, args }: Look): Promise<Told> {
  switch (call) {
    case "setView":
      return service.setView(...args);
    case "filterColumn":
      return service.filterColumn(...args);
    case "setFilter":
      return service.setFilter(...args);
  }
}

/** Starts the worker, or joins it, for one kind of equipment, which brings back what it saved, and starts it again after a crash. */
export function createBatchClient<Filter>(
  { name }: BatchKind<Filter>,
  settings: BatchClientSettings,
): BatchClient<Filter> {
  const { base, token: firstToken, onAuthenticationFailed, spawn = spawnWorker, tabMemory } = settings;
  const looks = new UnsavedLooks(name, settings.pageMemory);
  const feed = new SummaryFeed();
  let token = firstToken;
  let isOpen = false;
  let lastCall = 0;
  let workers = 0;
  /** The building whose unsaved looks were made again. */
  let lookedAt = "";
  let present = tabMemory?.getItem(PLACE_OF_BUILDING) ?? undefined;

  /** For one worker: what a dead one said last must not be taken for what its successor says. */
  const hearing = (worker: number) => (event: BatchEvent) => {
    if (worker !== workers) return;
    // Another kind of equipment may have moved the tab to another building.
    if (event.type === "told") moved(event.told);
    else onAuthenticationFailed();
  };
  const handle = new WorkerHandle<BatchService>(spawn, {
    async prepare(service) {
      feed.startAnew();
      const opening = { kind: name, base, token, building: present, isFirst: workers === 0 };
      lookedAt = "";
      const told = await service.open(opening, proxy(hearing(++workers)));
      moved(await lookedAgain(service, told));
      isOpen = true;
    },
    onCrash() {
      if (feed.summary.saving === "failed") settings.onUnsavedLost?.();
      // A worker that died before it was open would die again: it waits for the next call.
      if (isOpen) connect();
      isOpen = false;
    },
  });
  // The feed is filled by opening; a worker that cannot open is found out by the next call, which rejects.
  const connect = () => void handle.call(() => Promise.resolve()).catch(() => {});
  connect();
  feed.subscribe((summary) => {
    if (!isToLookAgain(summary)) looks.told(summary);
    // A building that could only be looked at when it was opened, or another one.
    else if (isOpen)
      handle
        .call(async (service) => feed.take(await lookedAgain(service, { at: 0, summary })))
        .catch(() => {
          // The next worker makes them.
        });
  });

  function isToLookAgain({ access, buildingId }: BatchSummary): boolean {
    return access === "own" && buildingId !== lookedAt;
  }

  /** Makes the looks that were left unsaved; a building that may only be looked at keeps them for who may change it. */
  async function lookedAgain(service: Remote<BatchService>, opened: Told): Promise<Told> {
    if (!isToLookAgain(opened.summary)) return opened;
    lookedAt = opened.summary.buildingId;
    let told = opened;
    for (const look of looks.take(opened.summary.buildingId))
      told = await looks.make(look, () => lookOnce(service, look));
    return told;
  }

  const look = (one: Look) => looks.make(one, () => change((service) => lookOnce(service, one)));

  async function edited<Answer extends object>(
    run: (service: Remote<BatchService>) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await handle.call(run);
    if (!isRefused(answer)) return answer;
    feed.take(answer);
    throw new EditRefused(answer.message);
  }

  async function change(run: (service: Remote<BatchService>) => Promise<Told>): Promise<void> {
    feed.take(await edited(run));
  }

  /** The next worker, and this tab after a reload, open what was opened here. */
  function moved(told: Told): void {
    feed.take(told);
    // What was told earlier and is heard later says nothing of now.
    const { buildingId } = feed.summary;
    if (buildingId !== present) tabMemory?.setItem(PLACE_OF_BUILDING, buildingId);
    present = buildingId;
  }

  async function move(
    run: (service: Remote<BatchService>) => Promise<Answered<Told>>,
  ): Promise<Answered<null>> {
    const answer = await handle.call(run);
    if (!answer.ok) return answer;
    moved(answer.value);
    return { ok: true, value: null };
  }

  async function changeOf<Value>(
    run: (service: Remote<BatchService>) => Promise<ToldOf<Value>>,
  ): Promise<Value> {
    const { told, value } = await edited(run);
    feed.take(told);
    return value;
  }

  /** Tells the worker to stop when the caller aborts; the caller has its rejection already. */
  async function stoppable<Value>(
    run: (service: Remote<BatchService>, callId: number) => Promise<Answered<Value>>,
    signal?: AbortSignal,
  ): Promise<Answered<Value>> {
    const callId = ++lastCall;
    const stop = () => void handle.call((service) => service.stop(callId)).catch(() => {});
    signal?.addEventListener("abort", stop, { once: true });
    try {
      return await handle.call((service) => run(service, callId), signal);
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  return {
    buildings: () => handle.call((service) => service.buildings()),
    openBuilding: (id) => move((service) => service.openBuilding(id)),
    newBuilding: (given) => move((service) => service.newBuilding(given)),
    renameBuilding: (given) => change((service) => service.renameBuilding(given)),
    deleteBuilding: (id) => move((service) => service.deleteBuilding(id)),
    takeOver: () => move((service) => service.takeOver()),
    resume: () => change((service) => service.resume()),
    moveTo: (row) => handle.call((service) => service.moveTo(row)),

    subscribe: (listener) => feed.subscribe(listener),
    summary: () => feed.summary,

    replaceRooms: (rooms, building, assumptions) =>
      change((service) => service.replaceRooms(handedOver(rooms), building, assumptions)),
    appendRooms: (rooms) => change((service) => service.appendRooms(handedOver(rooms))),
    addRoom: (room) => change((service) => service.addRoom(room)),
    editRoom: (roomId, room) => change((service) => service.editRoom(roomId, room)),
    deleteRooms: (roomIds) => change((service) => service.deleteRooms(roomIds)),
    clear: () => change((service) => service.clear()),
    room: (roomId) => handle.call((service) => service.room(roomId)),

    proposeRevision: (schedule) => edited((service) => service.proposeRevision(schedule)),
    revisionEntries: (show, from, to) =>
      handle.call<Answered<readonly RevisionEntry[]>>((service) => service.revisionEntries(show, from, to)),
    forgetRevision: () => handle.call((service) => service.forgetRevision()),
    async takeRevision(keepsGone) {
      const taken = await handle.call<Answered<TakenRevision>>((service) => service.takeRevision(keepsGone));
      if (!taken.ok) return taken;
      feed.take(taken.value.told);
      return { ok: true, value: taken.value.outcome };
    },
    async recheckSelections() {
      const { told, cause } = await edited((service) => service.recheckSelections());
      feed.take(told);
      return cause;
    },

    setFilter: (filter) => look({ call: "setFilter", args: [filter] }),
    setView: (view) => look({ call: "setView", args: [view] }),
    filterColumn: (key, filter) => look({ call: "filterColumn", args: [key, filter] }),
    columnValues: (key) => handle.call((service) => service.columnValues(key)),
    setQuantity: (roomId, quantity) => change((service) => service.setQuantity(roomId, quantity)),
    undo: () => change((service) => service.undo()),
    redo: () => change((service) => service.redo()),
    rows: (from, to) => handle.call((service) => service.rows(from, to)),

    tick: (ticks) => change((service) => service.tick(ticks)),
    setTickedQuantities: (quantity) => changeOf((service) => service.setTickedQuantities(quantity)),
    fillTickedDown: () => changeOf((service) => service.fillTickedDown()),
    pasteQuantities: (fromRoomId, text) => changeOf((service) => service.pasteQuantities(fromRoomId, text)),
    lockTicked: (isLocked) => change((service) => service.lockTicked(isLocked)),
    deleteTicked: () => change((service) => service.deleteTicked()),

    run: (scope) => change((service) => service.run(scope)),
    forecast: (scope) => handle.call((service) => service.forecast(scope)),
    cancel: () => change((service) => service.cancel()),

    alternatives: (roomId, filter, signal) =>
      stoppable((service, callId) => service.alternatives(callId, roomId, filter), signal),
    offered: (roomId, filter, signal) =>
      stoppable((service, callId) => service.offered(callId, roomId, filter), signal),
    whyNot: (roomId, filter, signal) =>
      stoppable((service, callId) => service.whyNot(callId, roomId, filter), signal),
    async choose(roomId, productId, filter) {
      const chosen = await stoppable((service, callId) => service.choose(callId, roomId, productId, filter));
      if (!chosen.ok) return chosen;
      feed.take(chosen.value);
      return { ok: true, value: null };
    },
    alike: (roomId) => handle.call((service) => service.alike(roomId)),
    async chooseForAll(roomId, productId, filter) {
      const chosen = await stoppable((service, callId) =>
        service.chooseForAll(callId, roomId, productId, filter),
      );
      if (!chosen.ok) return chosen;
      feed.take(chosen.value.told);
      return { ok: true, value: chosen.value.value };
    },
    confirm: (signal) => stoppable((service, callId) => service.confirm(callId), signal),
    planRooms: (planId, from, to) =>
      handle.call<Answered<readonly PlanRoom[]>>((service) => service.planRooms(planId, from, to)),

    flush: () => handle.call((service) => service.flush()),
    leave() {
      looks.leave(feed.summary.buildingId);
      handle
        .call((service) => service.flush())
        .catch(() => {
          // A worker that is gone has nothing to write.
        });
    },
    async setToken(next) {
      token = next;
      await handle.call((service) => service.setToken(next));
    },
    dispose() {
      const end = () => handle.dispose();
      // What was typed within the last moments is still to be saved; a worker that is gone saves nothing.
      handle.call((service) => service.flush()).then(end, end);
    },
  };
}
