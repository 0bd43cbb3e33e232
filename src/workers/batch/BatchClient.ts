import type {
  Alternative,
  BatchSummary,
  BatchView,
  ColumnFilter,
  RoomRow,
  SortKey,
  TextKey,
} from "#domain/batch/batchState.ts";
import type { ColumnValues } from "#domain/batch/columns/columnValues.ts";
import type { Pasted } from "#domain/batch/many/pasteQuantities.ts";
import type { RunForecast, RunScope } from "#domain/batch/many/runScope.ts";
import type { ManyEdited } from "#domain/batch/many/setQuantities.ts";
import type { TickChange } from "#domain/batch/many/tickRooms.ts";
import type { Building } from "#domain/batch/Building.ts";
import type { PackedTable } from "#domain/batch/PackedTable.ts";
import type { PlanCounts } from "#domain/batch/countPlan.ts";
import type { PlanRoom, PlanTotal } from "#domain/batch/plan.ts";
import type { RevisionEntry, RevisionShow } from "#domain/batch/revision/revisionEntries.ts";
import type { RevisedSchedule, RevisionCounts } from "#domain/batch/revision/RoomRevision.ts";
import type { Room } from "#domain/rooms/Room.ts";
import type { NoMatchReason } from "#domain/selection/multiRoom.ts";
import type { ChosenForAll } from "./chooseForAll.ts";

/** An expected failure of a call to the worker, as a value: codes survive a thread, error classes do not. */
export type Answered<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** What may change of a room; a new one gets its id from the worker. */
export type RoomDraft = Omit<Room, "roomId">;

/** What came of a revised schedule that was taken. */
export interface RevisionOutcome extends RevisionCounts {
  /** Rooms that are gone were left among the others. */
  readonly keepsGone: boolean;
  /** Selections that stand: of unchanged rooms, and of changed ones that they still do for. */
  readonly kept: number;
  readonly unsatisfied: number;
  readonly unchecked: number;
  /** Why some stayed unchecked; empty where none did. */
  readonly cause: string;
}

/** A confirmed plan: totals to show, and two packed sheets for the sheet worker to write. */
export interface ConfirmedPlan {
  /** By which the worker knows it; its rooms are asked for piece by piece. */
  readonly id: number;
  readonly buildingName: string;
  readonly rooms: number;
  readonly counts: PlanCounts;
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
 * The buildings that are kept of one kind of equipment. Codes: `building.unsaved` (the browser refuses to save the present one,
 * which stays open), `building.held` (open in another tab), `building.gone` (deleted there).
 */
export interface BuildingsClient {
  /** The newest first; with those that other tabs have made meanwhile. */
  buildings(): Promise<readonly Building[]>;
  /** Takes the place of the present one, which is saved before. A run ends as if cancelled. */
  openBuilding(id: string): Promise<Answered<null>>;
  newBuilding(name: string): Promise<Answered<null>>;
  renameBuilding(name: string): Promise<void>;
  /** Rooms and results are gone for good; the present building gives way to the one that was saved last. */
  deleteBuilding(id: string): Promise<Answered<null>>;
  /** Goes on with what another tab left: reads it again, then it may be changed here. */
  takeOver(): Promise<Answered<null>>;
  /** What was brought back is gone on with: `isBroughtBack` ends. */
  resume(): Promise<void>;
  /** Remembers the row of the view with which the table begins on the screen. */
  moveTo(row: number): Promise<void>;
}

/**
 * The page's side of one batch: rooms, results and the view live in the worker. One client per kind of equipment,
 * made once per app; screens subscribe. `Filter` is that of the kind. Where a building may only be looked at, edits reject
 * with `EditRefused` or answer `read.only`.
 */
export interface BatchClient<Filter> extends BuildingsClient {
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

  /** Holds a schedule against the rooms; nothing changes before it is taken. The table is copied, not handed over. */
  proposeRevision(schedule: RevisedSchedule): Promise<RevisionCounts>;
  /** What the proposed schedule would change; `revision.gone` once it was taken, or the worker died. */
  revisionEntries(show: RevisionShow, from: number, to: number): Promise<Answered<readonly RevisionEntry[]>>;
  forgetRevision(): Promise<void>;
  /** Resolves when the selections of changed rooms have been checked, or `cancel` stopped that; the rest is unchecked. */
  takeRevision(keepsGone: boolean): Promise<Answered<RevisionOutcome>>;
  /** Checks the unchecked selections again; answers why some stayed so, empty where none did. */
  recheckSelections(): Promise<string>;

  setFilter(filter: Filter): Promise<void>;
  /** What is not named stays as it is. */
  setView(change: Partial<BatchView>): Promise<void>;
  /** `null` takes the column's filter away. */
  filterColumn(key: SortKey, filter: ColumnFilter | null): Promise<void>;
  /** What a column's filter could be set to, given all the others. */
  columnValues(key: TextKey): Promise<ColumnValues>;
  /** `null` unsets it. An integer of 1 or more otherwise. */
  setQuantity(roomId: string, quantity: number | null): Promise<void>;
  /** For what is done to many rooms at once: the ones that are ticked, in view or not. */
  tick(change: TickChange): Promise<void>;
  setTickedQuantities(quantity: number | null): Promise<ManyEdited>;
  /** The quantity of the first ticked room in view, for those below it. */
  fillTickedDown(): Promise<ManyEdited>;
  /** A column of figures from a spreadsheet, from this room downward in the order of the view. */
  pasteQuantities(fromRoomId: string, text: string): Promise<Pasted>;
  lockTicked(isLocked: boolean): Promise<void>;
  deleteTicked(): Promise<void>;

  /** The last edit, whatever it was, and back again; nothing while a run lasts. `summary()` names both. */
  undo(): Promise<void>;
  redo(): Promise<void>;
  rows(from: number, to: number): Promise<readonly RoomRow[]>;

  /** One-key selection; resolves when the run ends, however it ends: `summary().run` says how. */
  run(scope: RunScope): Promise<void>;
  /** What a run of this scope would do. */
  forecast(scope: RunScope): Promise<RunForecast>;
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

  /** How many others have the same product as this room now: those that may get another one, and the locked ones. */
  alike(roomId: string): Promise<{ readonly others: number; readonly locked: number }>;
  /** As `choose`, and for all unlocked rooms that had the same product, as far as it satisfies them: one step to undo. */
  chooseForAll(roomId: string, productId: string, filter: Filter): Promise<Answered<ChosenForAll>>;

  confirm(signal: AbortSignal): Promise<Answered<ConfirmedPlan>>;
  /** Rooms of a confirmed plan from one row up to another; `plan.gone` once another was confirmed or the worker died. */
  planRooms(planId: number, from: number, to: number): Promise<Answered<readonly PlanRoom[]>>;
  /** Writes what is not saved yet. */
  flush(): Promise<void>;
  /** The page may be gone in a moment: what is not saved yet is saved, as far as there is time. */
  leave(): void;
  /** `undefined` logs out. */
  setToken(token: string | undefined): Promise<void>;
  dispose(): void;
}
