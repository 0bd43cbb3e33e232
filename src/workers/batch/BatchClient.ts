import type { Alternative, BatchSummary, BatchView, RoomRow } from "#domain/batch/batchState.ts";
import type { PackedTable } from "#domain/batch/PackedTable.ts";
import type { PlanRoom, PlanTotal } from "#domain/batch/plan.ts";
import type { Room } from "#domain/rooms/Room.ts";
import type { NoMatchReason } from "#domain/selection/multiRoom.ts";

/** An expected failure of a call to the worker, as a value: codes survive a thread, error classes do not. */
export type Answered<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** What may change of a room; a new one gets its id from the worker. */
export type RoomDraft = Omit<Room, "roomId">;

/** A confirmed plan: totals to show, and two packed sheets for the sheet worker to write. */
export interface ConfirmedPlan {
  /** By which the worker knows it; its rooms are asked for piece by piece. */
  readonly id: number;
  readonly buildingName: string;
  readonly rooms: number;
  readonly matched: number;
  readonly units: number;
  readonly totals: readonly PlanTotal[];
  readonly sheets: readonly PlanSheet[];
}

/** `titles` are headers in order; a title's column in `table` has the same key. */
export interface PlanSheet {
  readonly name: string;
  readonly titles: readonly {
    readonly key: string;
    readonly title: string;
    readonly digits: number | null;
  }[];
  readonly table: PackedTable;
}

/**
 * The page's side of one batch: rooms, results and the view live in the worker. One client per kind of equipment,
 * made once per app; screens subscribe. `Filter` is that of the kind.
 */
export interface BatchClient<Filter> {
  /** Calls back at once with what is known, then after every change, at most once a frame. */
  subscribe(listener: (summary: BatchSummary) => void): () => void;
  summary(): BatchSummary;

  /**
   * Replaces all rooms. The packed table has a text column per roomId?, roomCode, roomName and a number column per
   * room figure; its buffers are taken over, here and by `appendRooms`.
   */
  replaceRooms(rooms: PackedTable, name: string, assumptions: string): Promise<void>;
  appendRooms(rooms: PackedTable): Promise<void>;
  addRoom(room: RoomDraft): Promise<void>;
  editRoom(roomId: string, room: RoomDraft): Promise<void>;
  deleteRooms(roomIds: readonly string[]): Promise<void>;
  clear(): Promise<void>;
  room(roomId: string): Promise<Room | null>;

  setFilter(filter: Filter): Promise<void>;
  setView(view: BatchView): Promise<void>;
  /** `null` unsets it. An integer of 1 or more otherwise. */
  setQuantity(roomId: string, quantity: number | null): Promise<void>;
  /** The last edit, whatever it was, and back again; nothing while a run lasts. `summary()` names both. */
  undo(): Promise<void>;
  redo(): Promise<void>;
  rows(from: number, to: number): Promise<readonly RoomRow[]>;

  /** One-key selection; resolves when the run ends, however it ends: `summary().run` says how. */
  run(which: "all" | "unanswered"): Promise<void>;
  cancel(): Promise<void>;

  /** Candidates for one room under the panel's filter, best first; an empty list is an answer. */
  alternatives(
    roomId: string,
    filter: Filter,
    signal: AbortSignal,
  ): Promise<Answered<readonly Alternative[]>>;
  /** The products that the run offered this room, best first. */
  offered(roomId: string, filter: Filter, signal: AbortSignal): Promise<Answered<readonly Alternative[]>>;
  /** Why nothing matches one room under the panel's filter, changes that would help included; empty if something does. */
  whyNot(roomId: string, filter: Filter, signal: AbortSignal): Promise<Answered<readonly NoMatchReason[]>>;
  /** Overwrites the row and its correction with the chosen product, as the server answers for it alone. */
  choose(roomId: string, productId: string, filter: Filter): Promise<Answered<null>>;

  confirm(signal: AbortSignal): Promise<Answered<ConfirmedPlan>>;
  /** Rooms of a confirmed plan from one row up to another; `plan.gone` once another was confirmed or the worker died. */
  planRooms(planId: number, from: number, to: number): Promise<Answered<readonly PlanRoom[]>>;
  /** `undefined` logs out. */
  setToken(token: string | undefined): Promise<void>;
  dispose(): void;
}
