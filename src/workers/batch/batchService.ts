import { transfer } from "comlink";
import { createApi } from "#api/client/createApi.ts";
import type { BatchKind } from "#domain/batch/BatchKind.ts";
import type { RoomRow } from "#domain/batch/batchState.ts";
import * as edit from "#domain/batch/editRooms.ts";
import type { EditName } from "#domain/batch/history/EditName.ts";
import type { RunScope } from "#domain/batch/many/runScope.ts";
import { buffersOf, type PackedTable } from "#domain/batch/PackedTable.ts";
import { roomAt } from "#domain/batch/RoomColumns.ts";
import type { PlanRoom } from "#domain/batch/plan.ts";
import type { Room } from "#domain/rooms/Room.ts";
import { answered } from "./answered.ts";
import { createAskRooms } from "./askRooms.ts";
import type { Answered, ConfirmedPlan, RoomDraft } from "./BatchClient.ts";
import { browserEnvironment, type BatchEnvironment } from "./batchEnvironment.ts";
import { BatchSession, type Told } from "./BatchSession.ts";
import type { Change } from "./Change.ts";
import { choiceCalls, type Asked } from "./choiceCalls.ts";
import { buildingCalls } from "./buildingCalls.ts";
import { BuildingDesk } from "./BuildingDesk.ts";
import type { OpenBuilding } from "./OpenBuilding.ts";
import { confirmPlan } from "./confirmPlan.ts";
import { firstBuilding } from "./firstBuilding.ts";
import { manyRooms } from "./manyRooms.ts";
import { guardEdits, readOnly } from "./guardEdits.ts";
import { revisionCalls } from "./revisionCalls.ts";
import { viewCalls } from "./viewCalls.ts";

export interface OpenSettings {
  /** Name of the kind of equipment. */
  readonly kind: string;
  /** Base of the API, absolute or from the root of the site. */
  readonly base: string;
  readonly token: string | undefined;
  /**
   * Id of the building that this tab had open; `undefined`: the one that was opened last. Where another kind of this
   * tab has one open, it is that one.
   */
  readonly building: string | undefined;
  /** The page has just been opened: what is found there is from an earlier visit. */
  readonly isFirst: boolean;
}

/** What the worker says unasked. */
export type BatchEvent = { readonly type: "told"; readonly told: Told } | { readonly type: "unauthorised" };

/** A filter of the kind that the worker was opened with; it comes from that kind's client and goes back to it. */
type AnyFilter = unknown;

interface Opened extends Asked<AnyFilter> {
  readonly kind: string;
}

/**
 * What a batch worker can do for one kind of equipment; the desk is that of all kinds. Calls that change something answer with the summary as it is then, so that the page
 * knows it before the call resolves. A call with an id can be stopped by it.
 */
export function createBatchService(
  kinds: Readonly<Record<string, { readonly name: string }>>,
  environment: BatchEnvironment = browserEnvironment(),
  desk = new BuildingDesk(environment),
) {
  let opened: Opened | undefined;
  let token: string | undefined;
  /** Four chunks refused at once are one thing to say. */
  let isRefusalTold = false;
  const asking = new Map<number, AbortController>();
  /** The plan that was confirmed last: what is handed over is what was confirmed, whatever is edited meanwhile. */
  let confirmed: { readonly id: number; readonly rooms: readonly PlanRoom[] } = { id: 0, rooms: [] };

  function current(): Opened {
    if (!opened) throw new Error("a batch must be opened first");
    return opened;
  }

  function change(what: Change, make: (batch: BatchSession<AnyFilter>["batch"]) => void): Told {
    const { session } = current();
    make(session.batch);
    session.changed(what);
    return session.tell();
  }

  /** A change that can be undone. */
  function revise(
    name: EditName,
    what: Change,
    make: (batch: BatchSession<AnyFilter>["batch"]) => void,
  ): Told {
    const { session } = current();
    session.edit(name, what, make);
    return session.tell();
  }

  /** Another building, or none: a run over the former one is of no use any more. */
  async function replace(
    edited: EditName,
    rooms: PackedTable,
    name: string,
    assumptions: string,
  ): Promise<Told> {
    await current().session.cancel();
    return revise(edited, { of: "everything" }, (batch) =>
      edit.replaceRooms(batch, rooms, name, assumptions),
    );
  }

  async function stoppable<Value>(
    callId: number,
    run: (opened: Opened, signal: AbortSignal) => Promise<Answered<Value>>,
  ): Promise<Answered<Value>> {
    const controller = new AbortController();
    asking.set(callId, controller);
    try {
      return await answered(() => run(current(), controller.signal));
    } finally {
      asking.delete(callId);
    }
  }

  const calls = {
    async open(settings: OpenSettings, notify: (event: BatchEvent) => unknown): Promise<Told> {
      const kind = kinds[settings.kind];
      if (!kind) throw new Error(`no kind of equipment is called ${settings.kind}`);
      token = settings.token;
      const api = createApi({
        ...environment,
        base: settings.base,
        token: () => token,
        onAuthenticationFailed() {
          if (!isRefusalTold) void notify({ type: "unauthorised" });
          isRefusalTold = true;
        },
      });
      // The registry holds kinds of many filters; this worker only ever sees those of one.
      const one = kind as BatchKind<AnyFilter>;
      const ask = createAskRooms(api, one);
      const tell = (told: Told) => void notify({ type: "told", told });
      const counts = { revision: 0, told: 0 };
      const start = async (building: OpenBuilding, isFirst: boolean) => {
        for (const controller of asking.values()) controller.abort();
        const session = new BatchSession({ ...environment, kind: one, building, desk, counts, ask, tell });
        await session.open(isFirst);
        await environment.storage.setCurrent(building.id).catch(() => {
          // Then the next visit begins with the one that was saved last.
        });
        opened = { kind: one.name, api, ask, session };
        return session;
      };
      const choose = async () => {
        const found = await firstBuilding(environment.storage, one.name, settings.building).catch(() => {
          // No storage: nothing is kept.
          return null;
        });
        return found ?? one.name;
      };
      await desk.enter(one.name, choose, start, settings.isFirst);
      return current().session.tell();
    },
    setToken(next: string | undefined): void {
      token = next;
      isRefusalTold = false;
    },

    replaceRooms: (rooms: PackedTable, name: string, assumptions: string): Promise<Told> =>
      replace("replace-rooms", rooms, name, assumptions),
    clear: (): Promise<Told> => replace("clear-rooms", { rows: 0, columns: {} }, "", ""),
    appendRooms: (rooms: PackedTable): Told =>
      revise("append-rooms", { of: "everything" }, (batch) => edit.appendRooms(batch, rooms)),
    addRoom: (room: RoomDraft): Told =>
      revise("add-room", { of: "everything" }, (batch) => edit.addRoom(batch, room)),
    editRoom: (roomId: string, room: RoomDraft): Told =>
      revise("edit-room", { of: "rooms", roomIds: [roomId] }, (batch) => edit.editRoom(batch, roomId, room)),
    deleteRooms: (roomIds: readonly string[]): Told =>
      revise("delete-rooms", { of: "everything" }, (batch) => edit.deleteRooms(batch, roomIds)),
    setQuantity: (roomId: string, quantity: number | null): Told =>
      revise("set-quantities", { of: "rooms", roomIds: [roomId] }, (batch) =>
        edit.setQuantity(batch, roomId, quantity),
      ),
    ...manyRooms(() => current().session),
    undo(): Told {
      const { session } = current();
      session.undo();
      return session.tell();
    },
    redo(): Told {
      const { session } = current();
      session.redo();
      return session.tell();
    },
    ...buildingCalls(() => ({
      ...environment,
      kind: current().kind,
      session: () => current().session,
      desk,
    })),
    ...revisionCalls(() => current().session),
    setFilter: (filter: AnyFilter): Told => change({ of: "filter" }, (batch) => (batch.filter = filter)),
    ...viewCalls(() => current().session),

    room(roomId: string): Room | null {
      const { rooms } = current().session.batch;
      const row = rooms.rowOf.get(roomId);
      return row === undefined ? null : roomAt(rooms, row);
    },
    rows: (from: number, to: number): RoomRow[] => current().session.rows(from, to),

    async run(scope: RunScope): Promise<Told> {
      const { session } = current();
      await session.run(scope);
      return session.tell();
    },
    async cancel(): Promise<Told> {
      const { session } = current();
      await session.cancel();
      return session.tell();
    },

    ...choiceCalls(stoppable, environment),
    confirm: (callId: number) =>
      stoppable<ConfirmedPlan>(callId, async ({ api, session }, signal) => {
        const { plan, rooms } = await confirmPlan(api, session.batch, signal);
        confirmed = { id: confirmed.id + 1, rooms };
        const value = { ...plan, id: confirmed.id };
        return transfer(
          { ok: true, value } as const,
          value.sheets.flatMap(({ table }) => buffersOf(table)),
        );
      }),
    planRooms: (planId: number, from: number, to: number): Promise<Answered<readonly PlanRoom[]>> =>
      Promise.resolve(
        planId === confirmed.id
          ? { ok: true, value: confirmed.rooms.slice(from, to) }
          : { ok: false, code: "plan.gone", message: "方案需重新生成" },
      ),
    stop(callId: number): void {
      asking.get(callId)?.abort();
    },

    /** Writes what is not saved yet. */
    flush: (): Promise<void> => current().session.flush(),
  };

  return guardEdits(calls, () => {
    const session = opened?.session;
    return !session || (session.access === "own" && !desk.isMoving) ? null : readOnly(session.tell());
  });
}

export type BatchService = ReturnType<typeof createBatchService>;
