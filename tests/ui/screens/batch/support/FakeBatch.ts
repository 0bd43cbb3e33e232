import {
  NO_ROOMS,
  type Alternative,
  type BatchSummary,
  type BatchView,
  type ColumnFilter,
  type RoomRow,
  type SortKey,
  type TextKey,
} from "#domain/batch/batchState.ts";
import type { Building } from "#domain/batch/Building.ts";
import type { ColumnValues } from "#domain/batch/columns/columnValues.ts";
import { withColumnFilter } from "#domain/batch/columns/withColumnFilter.ts";
import type { FanCoilFilter } from "#domain/batch/kinds/fanCoil/FanCoilFilter.ts";
import type { Pasted } from "#domain/batch/many/pasteQuantities.ts";
import type { RunForecast, RunScope } from "#domain/batch/many/runScope.ts";
import type { ManyEdited } from "#domain/batch/many/setQuantities.ts";
import type { PlanRoom } from "#domain/batch/plan.ts";
import type { RevisionEntry, RevisionShow } from "#domain/batch/revision/revisionEntries.ts";
import type { RevisedSchedule, RevisionCounts } from "#domain/batch/revision/RoomRevision.ts";
import type { Room } from "#domain/rooms/Room.ts";
import type { NoMatchReason } from "#domain/selection/multiRoom.ts";
import type { ChosenForAll } from "#workers/batch/chooseForAll.ts";
import type { Answered, BatchClient, ConfirmedPlan, RevisionOutcome } from "#workers/batch/BatchClient.ts";

type Call = readonly [name: string, ...args: unknown[]];

/** A batch whose worker is the test: it says what is known, and remembers what was asked of it. */
export class FakeBatch implements BatchClient<FanCoilFilter> {
  readonly calls: Call[] = [];
  rowsOfView: readonly RoomRow[];
  /** How a run ends; without it a run ends at once and changes nothing. */
  onRun: (scope: RunScope) => Promise<void> | void = () => {};
  offeredAnswer: Answered<readonly Alternative[]> = { ok: true, value: [] };
  alternativesAnswer: Answered<readonly Alternative[]> = { ok: true, value: [] };
  whyNotAnswer: Answered<readonly NoMatchReason[]> = { ok: true, value: [] };
  chooseAnswer: Answered<null> = { ok: true, value: null };
  confirmAnswer: Answered<ConfirmedPlan> = { ok: false, code: "network", message: "" };
  roomAnswer: Room | null = null;
  revisionCounts: RevisionCounts = { fresh: 0, gone: 0, changed: 0, same: 0, unmatched: 0 };
  revisionList: readonly RevisionEntry[] = [];
  takeAnswer: () => Promise<Answered<RevisionOutcome>> = () =>
    Promise.resolve({ ok: false, code: "revision.gone", message: "" });
  recheckAnswer = "";
  planned: readonly PlanRoom[] = [];
  /** Windows wait for it: a worker that is slow. */
  rowsReady: Promise<unknown> = Promise.resolve();

  readonly #listeners = new Set<(summary: BatchSummary) => void>();
  #summary: BatchSummary;

  constructor(rows: readonly RoomRow[] = [], summary: Partial<BatchSummary> = {}) {
    this.rowsOfView = rows;
    this.#summary = { ...NO_ROOMS, rooms: rows.length, shown: rows.length, ...summary };
  }

  /** The calls of one name, without it. */
  of(name: string): readonly (readonly unknown[])[] {
    return this.calls.filter(([called]) => called === name).map(([, ...args]) => args);
  }

  tell(change: Partial<BatchSummary>): void {
    this.#summary = { ...this.#summary, revision: this.#summary.revision + 1, ...change };
    for (const listener of this.#listeners) listener(this.#summary);
  }

  tellRows(rows: readonly RoomRow[], change: Partial<BatchSummary> = {}): void {
    this.rowsOfView = rows;
    this.tell({ rooms: rows.length, shown: rows.length, ...change });
  }

  subscribe(listener: (summary: BatchSummary) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#summary);
    return () => this.#listeners.delete(listener);
  }
  summary = (): BatchSummary => this.#summary;

  #note(...call: Call): Promise<void> {
    this.calls.push(call);
    return Promise.resolve();
  }
  replaceRooms = (...args: unknown[]) => this.#note("replaceRooms", ...args);
  appendRooms = (...args: unknown[]) => this.#note("appendRooms", ...args);
  addRoom = (...args: unknown[]) => this.#note("addRoom", ...args);
  editRoom = (...args: unknown[]) => this.#note("editRoom", ...args);
  deleteRooms = (...args: unknown[]) => this.#note("deleteRooms", ...args);
  clear = () => this.#note("clear");
  cancel = () => this.#note("cancel");
  setQuantity = (...args: unknown[]) => this.#note("setQuantity", ...args);
  /** What the worker answers of edits of many rooms. */
  forecastAnswer: RunForecast = { rooms: 1, overwritten: 1, chosenByHand: 0, locked: 0 };
  pastedAnswer: Pasted = { taken: 0, unset: 0, refused: 0, refusals: [] };
  manyAnswer: ManyEdited = { taken: 0, locked: 0 };
  alikeAnswer = { others: 0, locked: 0 };
  chosenForAllAnswer: Answered<ChosenForAll> = { ok: false, code: "network", message: "" };

  async #answer<Value>(value: Value, ...call: Call): Promise<Value> {
    await this.#note(...call);
    return value;
  }
  tick = (...args: unknown[]) => this.#note("tick", ...args);
  setTickedQuantities = (...args: unknown[]) => this.#answer(this.manyAnswer, "setTickedQuantities", ...args);
  fillTickedDown = () => this.#answer(this.manyAnswer, "fillTickedDown");
  pasteQuantities = (...args: unknown[]) => this.#answer(this.pastedAnswer, "pasteQuantities", ...args);
  lockTicked = (...args: unknown[]) => this.#note("lockTicked", ...args);
  deleteTicked = () => this.#note("deleteTicked");
  forecast = (...args: unknown[]) => this.#answer(this.forecastAnswer, "forecast", ...args);
  alike = () => Promise.resolve(this.alikeAnswer);
  chooseForAll = (...args: unknown[]) => this.#answer(this.chosenForAllAnswer, "chooseForAll", ...args);
  undo = () => this.#note("undo");
  redo = () => this.#note("redo");
  flush = () => this.#note("flush");
  leave = () => void this.#note("leave");
  setToken = () => this.#note("setToken");
  room = () => Promise.resolve(this.roomAnswer);

  async setFilter(filter: FanCoilFilter): Promise<void> {
    await this.#note("setFilter", filter);
    this.tell({ filter });
  }
  async setView(change: Partial<BatchView>): Promise<void> {
    await this.#note("setView", change);
    this.tell({ view: { ...this.#summary.view, ...change } });
  }
  async filterColumn(key: SortKey, filter: ColumnFilter | null): Promise<void> {
    await this.#note("filterColumn", key, filter);
    const { view } = this.#summary;
    this.tell({ view: { ...view, columns: withColumnFilter(view.columns, key, filter) } });
  }
  valuesAnswer: ColumnValues = { values: [], hasMore: false };
  columnValues = (key: TextKey) => this.#answer(this.valuesAnswer, "columnValues", key);
  async rows(from: number, to: number): Promise<readonly RoomRow[]> {
    this.calls.push(["rows", from, to]);
    await this.rowsReady;
    return this.rowsOfView.slice(from, to);
  }
  async run(scope: RunScope): Promise<void> {
    this.calls.push(["run", scope]);
    await this.onRun(scope);
  }
  async offered(roomId: string, filter: FanCoilFilter): Promise<Answered<readonly Alternative[]>> {
    this.calls.push(["offered", roomId, filter]);
    return Promise.resolve(this.offeredAnswer);
  }
  async alternatives(roomId: string, filter: FanCoilFilter): Promise<Answered<readonly Alternative[]>> {
    this.calls.push(["alternatives", roomId, filter]);
    return Promise.resolve(this.alternativesAnswer);
  }
  async whyNot(roomId: string, filter: FanCoilFilter): Promise<Answered<readonly NoMatchReason[]>> {
    this.calls.push(["whyNot", roomId, filter]);
    return Promise.resolve(this.whyNotAnswer);
  }
  async choose(roomId: string, productId: string, filter: FanCoilFilter): Promise<Answered<null>> {
    this.calls.push(["choose", roomId, productId, filter]);
    return Promise.resolve(this.chooseAnswer);
  }
  async proposeRevision(schedule: RevisedSchedule): Promise<RevisionCounts> {
    await this.#note("proposeRevision", schedule);
    return this.revisionCounts;
  }
  async revisionEntries(
    show: RevisionShow,
    from: number,
    to: number,
  ): Promise<Answered<readonly RevisionEntry[]>> {
    await this.#note("revisionEntries", show, from, to);
    const shown = this.revisionList.filter(({ what }) => show === "all" || what === show);
    return { ok: true, value: shown.slice(from, to).map((entry, at) => ({ ...entry, index: from + at })) };
  }
  forgetRevision = () => this.#note("forgetRevision");
  async takeRevision(keepsGone: boolean): Promise<Answered<RevisionOutcome>> {
    await this.#note("takeRevision", keepsGone);
    return this.takeAnswer();
  }
  async recheckSelections(): Promise<string> {
    await this.#note("recheckSelections");
    return this.recheckAnswer;
  }
  confirm = () => Promise.resolve(this.confirmAnswer);
  async planRooms(planId: number, from: number, to: number): Promise<Answered<readonly PlanRoom[]>> {
    this.calls.push(["planRooms", planId, from, to]);
    return Promise.resolve({ ok: true, value: this.planned.slice(from, to) });
  }
  buildingsAnswer: readonly Building[] = [];
  moveAnswer: Answered<null> = { ok: true, value: null };
  async #move(...call: Call): Promise<Answered<null>> {
    await this.#note(...call);
    return this.moveAnswer;
  }
  buildings = () => Promise.resolve(this.buildingsAnswer);
  openBuilding = (id: string) => this.#move("openBuilding", id);
  newBuilding = (name: string) => this.#move("newBuilding", name);
  deleteBuilding = (id: string) => this.#move("deleteBuilding", id);
  takeOver = () => this.#move("takeOver");
  renameBuilding = (name: string) => this.#note("renameBuilding", name);
  resume = () => this.#note("resume");
  moveTo = (row: number) => this.#note("moveTo", row);
  dispose(): void {}
}
