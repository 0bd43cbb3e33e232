import {
  NO_ROOMS,
  type Alternative,
  type BatchSummary,
  type RoomRow,
} from "#domain/building/batch/state/batchState.ts";
import type { Building } from "#domain/building/batch/state/Building.ts";
import type { ColumnValues } from "#domain/building/batch/view/columns/columnValues.ts";
import { withColumnFilter } from "#domain/building/batch/view/columns/withColumnFilter.ts";
import type { FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import type { GroupLine, PlaceCount, WholeSums } from "#domain/building/batch/groups/TableSums.ts";
import type { Pasted } from "#domain/building/batch/edit/pasteQuantities.ts";
import type { RunForecast, RunScope } from "#domain/building/batch/run/runScope.ts";
import type { ManyEdited } from "#domain/building/batch/edit/setQuantities.ts";
import type { PlanRoom } from "#domain/building/batch/state/plan.ts";
import type { RevisionEntry } from "#domain/building/batch/revision/revisionEntries.ts";
import type { RevisionCounts } from "#domain/building/batch/revision/RoomRevision.ts";
import type { Room, RoomPlace } from "#domain/building/rooms/Room.ts";
import type { NoMatchReason } from "#domain/building/selection/multiRoom.ts";
import type { Answered } from "#workers/batch/run/answered.ts";
import { batchCalls, type BatchCalls } from "#workers/batch/calls/batchCalls.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { Asking } from "#workers/batch/calls/Call.ts";
import type { ChosenForAll } from "#workers/batch/choose/chooseForAll.ts";
import type { ConfirmedPlan, EquipmentSchedule } from "#workers/batch/plan/ConfirmedPlan.ts";
import type { GroupOffer, OfferedModel } from "#workers/batch/choose/groups/GroupChoice.ts";
import type { RevisionOutcome } from "#workers/batch/session/RevisionOutcome.ts";

type Call = readonly [name: string, ...args: unknown[]];
/** A test may put a call of its own in the place of one. */
type Calls = { -readonly [Name in keyof Asked]: Asked[Name] };
type Asked = Asking<BatchCalls<FanCoilFilter>>;
type Answers = {
  readonly [Name in keyof Calls]?: (
    ...args: Parameters<Calls[Name]>
  ) => Awaited<ReturnType<Calls[Name]>> | ReturnType<Calls[Name]>;
};

/** Every call of the table: noted without its signal, then answered by the test; an edit may go without an answer. */
class NotedCalls {
  readonly calls: Call[] = [];
  readonly answers: Answers = {};

  constructor() {
    for (const [name, { effect }] of Object.entries(batchCalls<FanCoilFilter>())) {
      const asked = async (...args: unknown[]): Promise<unknown> => {
        this.calls.push([name, ...args.filter((arg) => !(arg instanceof AbortSignal))]);
        const answer = (this.answers as Record<string, ((...given: unknown[]) => unknown) | undefined>)[name];
        if (answer === undefined && effect === "read") throw new Error(`the test answers no ${name}`);
        // A worker answers later.
        await Promise.resolve();
        return answer?.(...args);
      };
      Object.assign(this, { [name]: asked });
    }
  }
}

export const NO_SUMS: WholeSums = {
  rooms: 0,
  needs: { roomArea: null, coolingLoad: null, heatLoad: null, airSupplyVolume: null },
  selected: 0,
  units: 0,
  loud: null,
  supplied: [],
  price: null,
};

/** A batch whose worker is the test: it says what is known, and remembers what was asked of it. */
export class FakeBatch
  extends (NotedCalls as new () => NotedCalls & Calls)
  implements BatchClient<FanCoilFilter>
{
  rowsOfView: readonly RoomRow[];
  /** Of a grouped table. */
  linesOfView: readonly (RoomRow | GroupLine)[] = [];
  sumsAnswer: WholeSums = NO_SUMS;
  placesAnswer: readonly PlaceCount[] = [];
  scheduleAnswer: Answered<EquipmentSchedule> = { ok: true, value: { rows: [], notes: [], sheets: [] } };
  drawingAnswer: Answered<ArrayBuffer> = { ok: true, value: new ArrayBuffer(0) };
  /** How a run ends; without it a run ends at once and changes nothing. */
  onRun: (scope: RunScope) => Promise<void> | void = () => {};
  offeredAnswer: Answered<readonly Alternative[]> = { ok: true, value: [] };
  alternativesAnswer: Answered<readonly Alternative[]> = { ok: true, value: [] };
  whyNotAnswer: Answered<readonly NoMatchReason[]> = { ok: true, value: [] };
  chooseAnswer: Answered<null> = { ok: true, value: null };
  confirmAnswer: Answered<ConfirmedPlan> = { ok: false, code: "network", message: "" };
  roomAnswer: (Room & Partial<RoomPlace>) | null = null;
  revisionCounts: RevisionCounts = { fresh: 0, gone: 0, changed: 0, same: 0, unmatched: 0 };
  revisionList: readonly RevisionEntry[] = [];
  takeAnswer: () => Promise<Answered<RevisionOutcome>> = () =>
    Promise.resolve({ ok: false, code: "revision.gone", message: "" });
  recheckAnswer = "";
  planned: readonly PlanRoom[] = [];
  /** Windows wait for it: a worker that is slow. */
  rowsReady: Promise<unknown> = Promise.resolve();
  /** What the worker answers of edits of many rooms. */
  forecastAnswer: RunForecast = { rooms: 1, overwritten: 1, chosenByHand: 0, locked: 0 };
  pastedAnswer: Pasted = { taken: 0, unset: 0, refused: 0, refusals: [] };
  manyAnswer: ManyEdited = { taken: 0, locked: 0 };
  alikeAnswer = { others: 0, locked: 0 };
  chosenForAllAnswer: Answered<ChosenForAll> = { ok: false, code: "network", message: "" };
  groupOfferAnswer: Answered<GroupOffer> = { ok: true, value: { rooms: 0, locked: 0, series: [] } };
  groupModelsAnswer: Answered<readonly OfferedModel[]> = { ok: true, value: [] };
  valuesAnswer: ColumnValues = { values: [], hasMore: false };
  buildingsAnswer: readonly Building[] = [];
  moveAnswer: Answered<null> = { ok: true, value: null };

  override readonly answers: Answers = {
    buildings: () => this.buildingsAnswer,
    openBuilding: () => this.moveAnswer,
    newBuilding: () => this.moveAnswer,
    deleteBuilding: () => this.moveAnswer,
    takeOver: () => this.moveAnswer,
    moveTo: () => {},
    room: () => this.roomAnswer && { floor: "", zone: "", ...this.roomAnswer },
    proposeRevision: () => this.revisionCounts,
    revisionEntries: (show, from, to) => {
      const shown = this.revisionList.filter(({ what }) => show === "all" || what === show);
      const entries = shown.slice(from, to).map((entry, at) => ({ ...entry, index: from + at }));
      return { ok: true, value: entries };
    },
    forgetRevision: () => {},
    takeRevision: () => this.takeAnswer(),
    recheckSelections: () => this.recheckAnswer,
    setFilter: (filter) => this.tell({ filter }),
    setView: (change) => this.tell({ view: { ...this.#summary.view, ...change } }),
    filterColumn: (key, filter) => {
      const { view } = this.#summary;
      this.tell({ view: { ...view, columns: withColumnFilter(view.columns, key, filter) } });
    },
    columnValues: () => this.valuesAnswer,
    rows: async (from, to) => {
      await this.rowsReady;
      return this.rowsOfView.slice(from, to);
    },
    lines: (from, to) => this.linesOfView.slice(from, to),
    sums: () => this.sumsAnswer,
    places: () => this.placesAnswer,
    countRules: (rules) => ({ rules: rules.map((_, at) => at + 1), none: 7 }),
    placeTicked: () => 1,
    equipmentSchedule: () => this.scheduleAnswer,
    scheduleDrawing: () => this.drawingAnswer,
    setTickedQuantities: () => this.manyAnswer,
    fillTickedDown: () => this.manyAnswer,
    pasteQuantities: () => this.pastedAnswer,
    run: (scope) => this.onRun(scope),
    forecast: () => this.forecastAnswer,
    alternatives: () => this.alternativesAnswer,
    offered: () => this.offeredAnswer,
    whyNot: () => this.whyNotAnswer,
    choose: () => this.chooseAnswer,
    alike: () => this.alikeAnswer,
    groupOffer: () => this.groupOfferAnswer,
    groupModels: () => this.groupModelsAnswer,
    chooseForGroup: () => this.chosenForAllAnswer,
    chooseForAll: () => this.chosenForAllAnswer,
    confirm: () => this.confirmAnswer,
    planRooms: (_plan, from, to) => ({ ok: true, value: this.planned.slice(from, to) }),
    flush: () => {},
    setToken: () => {},
  };

  readonly #listeners = new Set<(summary: BatchSummary) => void>();
  #summary: BatchSummary;

  constructor(rows: readonly RoomRow[] = [], summary: Partial<BatchSummary> = {}) {
    super();
    this.rowsOfView = rows;
    this.#summary = { ...NO_ROOMS, rooms: rows.length, shown: rows.length, ...summary };
  }

  /** The calls of one name, without it. */
  of(name: string): readonly (readonly unknown[])[] {
    return this.calls.filter(([called]) => called === name).map(([, ...args]) => args);
  }

  tell(change: Partial<BatchSummary>): void {
    this.#summary = { ...this.#summary, version: this.#summary.version + 1, ...change };
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
  leave = () => void this.calls.push(["leave"]);
  dispose(): void {}
}
