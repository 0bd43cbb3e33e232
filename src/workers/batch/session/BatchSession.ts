import type { Timer } from "#api/client/Timer.ts";
import { emptyBatch, type Batch } from "#domain/building/batch/Batch.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchSummary, RoomRow } from "#domain/building/batch/state/batchState.ts";
import { EditHistory, type Travelled } from "#domain/building/batch/history/EditHistory.ts";
import type { EditName } from "#domain/building/batch/state/EditName.ts";
import type { RunScope } from "#domain/building/batch/run/runScope.ts";
import { keepTicks, tickedAmong } from "#domain/building/batch/edit/tickRooms.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import { forgetOwnAnswers } from "#domain/building/batch/edit/forgetOwnAnswers.ts";
import { adoptRooms, type SharedRooms, type Shelf } from "#domain/building/batch/edit/sharedRooms.ts";
import { summarise } from "#domain/building/batch/run/summarise.ts";
import type { PlanOrigin } from "#domain/building/batch/state/PlanOrigin.ts";
import type { AskRooms } from "../run/askRooms.ts";
import { BatchRecord } from "../record/BatchRecord.ts";
import { BatchRun } from "../run/BatchRun.ts";
import type { BatchStorage } from "../record/BatchStorage.ts";
import type { OpenBuilding, SharedBuilding } from "../record/OpenBuilding.ts";
import { isOfRooms, partsOfChange, rowsOfChange, type Change } from "../record/Change.ts";
import { FrameThrottle } from "./FrameThrottle.ts";
import type { NumberedSummary } from "./NumberedSummary.ts";
import { OrderWarmUp } from "./OrderWarmUp.ts";
import { RowOrder } from "./RowOrder.ts";
import { ScheduleRevision } from "./ScheduleRevision.ts";

export interface SessionParts<Filter> {
  readonly kind: BatchKind<Filter>;
  readonly building: OpenBuilding;
  /** Knows the other kinds that are selected for the building. */
  readonly tabBuilding: SharedBuilding;
  /** Counters of the worker's earlier buildings: versions and reports continue from there. */
  readonly counts: { version: number; reports: number };
  readonly ask: AskRooms<Filter>;
  readonly storage: BatchStorage;
  readonly timer: Timer;
  /** ms, of any origin. */
  readonly now: () => number;
  readonly sendUpdate: (update: NumberedSummary) => void;
  /** `uniqueId` of the user whose own products the batch may hold. */
  readonly user: () => string | undefined;
}

/** A window holds what a screen can show, with a margin; nobody draws more. */
const MAX_WINDOW = 200;

/** One open batch: its state, and everything that must happen after each change. */
export class BatchSession<Filter> {
  readonly batch: Batch<Filter>;
  readonly schedule: ScheduleRevision<Filter>;
  readonly #parts: SessionParts<Filter>;
  /** The rows of the view, and their groups. */
  readonly order: RowOrder<Filter>;
  readonly #history: EditHistory<Filter>;
  readonly #throttle: FrameThrottle;
  readonly #record: BatchRecord<Filter>;
  readonly #warmUp: OrderWarmUp;
  /** Answers of rooms that were removed under another kind. */
  #shelf: Shelf | null = null;
  #isBroughtBack = false;
  #isClosed = false;
  #run: { readonly run: BatchRun<Filter>; readonly ended: Promise<void> } | undefined;

  constructor(parts: SessionParts<Filter>) {
    this.#parts = parts;
    this.batch = emptyBatch(parts.kind);
    this.#warmUp = new OrderWarmUp(parts.timer);
    this.order = new RowOrder(this.batch, parts.now, () => this.viewChanged());
    this.#history = new EditHistory(this.batch);
    this.schedule = new ScheduleRevision({
      ...parts,
      batch: this.batch,
      beginEdit: (name) => this.beginEdit(name),
      onTaken: () => this.changed({ of: "everything" }),
      onChecked: (roomIds) => this.changed({ of: "results", roomIds }),
    });
    this.#throttle = new FrameThrottle(parts.timer, () => {
      if (!this.#isClosed) parts.sendUpdate(this.update());
    });
    this.#record = new BatchRecord({
      ...parts,
      batch: this.batch,
      onState: () => this.#throttle.request(),
      catchUp: () => this.#catchUp(),
      onReread: () => {
        this.#history.clear();
        this.#show({ of: "everything" });
      },
    });
  }

  /** `isFirst`: the stored batch is from an earlier visit. */
  async open(isFirst: boolean): Promise<void> {
    await this.#record.open();
    this.#isBroughtBack = isFirst && this.batch.rooms.ids.length > 0;
    this.#show({ of: "everything" });
  }

  get access(): BatchSummary["access"] {
    return this.#record.access;
  }

  /** Reads what another tab left; `false`: it cannot be read. */
  readAgain(): Promise<boolean> {
    return this.#record.readAgain();
  }

  /** Follows the changes of rooms under another kind; they cannot be undone here. */
  adopt(from: SharedRooms): void {
    const change = this.#adopt(from);
    if (change === null) return;
    if (change.of !== "name") this.#history.clear();
    this.#show(change);
    this.#record.adopted(change);
  }

  /** Removes own products, which were of another user; it cannot be undone. */
  async forgetOwn(): Promise<void> {
    await this.cancel();
    this.#shelf = null;
    if (!forgetOwnAnswers(this.batch)) return;
    this.#history.clear();
    this.changed({ of: "all-results" });
  }

  rename(name: string): void {
    this.batch.givenName = name;
    this.changed({ of: "name" });
  }

  /** A person continues with a restored batch. */
  resume(): void {
    this.#isBroughtBack = false;
  }

  /** The scroll position is no change of the batch: nothing is sorted again, and no update is sent. */
  moveTo(position: number): void {
    this.batch.position = position;
    this.#record.touch(["head"]);
  }

  /** Links the building to another version of its plan; the caller sends the update. */
  goesOnFrom(origin: PlanOrigin): void {
    this.batch.origin = origin;
    this.#record.touch(["head"]);
  }

  /** Ends a current run and saves everything; `false`: the browser refuses to save. */
  async settle(): Promise<boolean> {
    await this.cancel();
    await this.flush();
    return this.#record.saving !== "failed";
  }

  /** Closes the building. */
  leave(): void {
    this.#isClosed = true;
    this.#warmUp.stop();
    this.#record.leave();
  }

  /** The current state update for the page. */
  update(): NumberedSummary {
    const shown = this.order.rows();
    const { grouped } = this.order;
    const summary = summarise(this.batch, {
      buildingId: this.#parts.building.id,
      access: this.#record.access,
      isBroughtBack: this.#isBroughtBack,
      version: this.#parts.counts.version,
      shown: shown.length,
      ...(grouped === null ? {} : { lines: grouped.lines.length }),
      tickedShown: tickedAmong(this.batch, shown).length,
      saving: this.#record.saving,
      undo: this.#history.undo,
      redo: this.#history.redo,
      checking: this.schedule.checking,
    });
    return { at: ++this.#parts.counts.reports, summary };
  }

  rows(from: number, to: number): RoomRow[] {
    const start = Math.max(0, Math.trunc(from));
    const window = this.order.rows().subarray(start, Math.min(to, start + MAX_WINDOW));
    return roomRows(this.batch, window, start);
  }

  /** One edit is one undo step: all that `make` does to the batch, and everything that follows from it. */
  edit<Value>(name: EditName, change: Change, make: (batch: Batch<Filter>) => Value): Value {
    const value = this.#history.record(name, rowsOfChange(this.batch, change), () => make(this.batch));
    this.changed(change);
    return value;
  }

  /** An edit that waits for answers; `work` reports its changes. */
  async lasting<Value>(name: EditName, work: () => Promise<Value>): Promise<Value> {
    const endStep = this.beginEdit(name);
    try {
      return await work();
    } finally {
      endStep();
      this.viewChanged();
    }
  }

  /** Begins an edit that waits for answers; calling the returned function ends its undo step. */
  beginEdit(name: EditName): () => void {
    return this.#history.begin(name);
  }

  undo(): void {
    this.#travelled(this.batch.stated, this.#history.goBack());
  }

  redo(): void {
    this.#travelled(this.batch.stated, this.#history.goForth());
  }

  /** Follows every change of the batch: it sorts, sends an update and saves. */
  changed(change: Change): void {
    if (change.of !== "view") this.#isBroughtBack = false;
    if (isOfRooms(change)) this.batch.generation++;
    this.#show(change);
    this.#record.touch(partsOfChange(this.batch, change));
    if (isOfRooms(change)) this.#parts.tabBuilding.follow(this.batch);
  }

  /** Makes the page draw again after a change that affects neither the saved record nor the sorting. */
  viewChanged(): void {
    this.#parts.counts.version++;
    this.#throttle.request();
  }

  /** Resolves when the run has ended; a second call joins the current run. */
  async run(scope: RunScope): Promise<void> {
    await this.schedule.stop();
    if (!this.#run) {
      const { batch } = this;
      const run = new BatchRun({
        ...this.#parts,
        batch,
        onStep: (roomIds) => this.changed(roomIds ? { of: "results", roomIds } : { of: "all-results" }),
        kept: () => this.#record.written(),
      });
      const endStep = this.#history.begin("run");
      const ended = run.start(scope).finally(() => {
        this.#run = undefined;
        endStep();
        this.#throttle.request();
      });
      this.#run = { run, ended };
    }
    await this.#run.ended;
  }

  /** Resolves when nothing runs any more. */
  async cancel(): Promise<void> {
    const running = this.#run;
    running?.run.cancel();
    await Promise.all([running?.ended, this.schedule.stop()]);
  }

  flush(): Promise<void> {
    return this.#record.flush();
  }

  async #catchUp(): Promise<Change | null> {
    const { tabBuilding, building } = this.#parts;
    const newer = await tabBuilding.newerRooms(building.id, this.batch.generation);
    return newer && this.#adopt(newer);
  }

  /** The change that was adopted; `null`: it has these rooms already. */
  #adopt(from: SharedRooms): Change | null {
    if (from.generation <= this.batch.generation) return null;
    const { isOtherRows, roomIds, shelf } = adoptRooms(this.batch, from, this.#shelf);
    this.#shelf = shelf;
    if (isOtherRows) return { of: "everything" };
    return roomIds.length > 0 ? { of: "rooms", roomIds } : { of: "name" };
  }

  /** What the schedule states of fresh air belongs to the rooms, which the other kinds follow. */
  #travelled(stated: Batch<Filter>["stated"], step: Travelled | null): void {
    if (step === null) return;
    const { roomIds } = step;
    if (roomIds === null) this.changed({ of: "everything" });
    else if (roomIds.length === 0) this.changed({ of: stated === this.batch.stated ? "filter" : "name" });
    else this.changed({ of: "rooms", roomIds });
  }

  #show(change: Change): void {
    this.#parts.counts.version++;
    const isWrong = change.of === "everything" || change.of === "view";
    this.order.invalidate(isWrong ? "wrong" : "outdated");
    if (change.of === "everything") {
      keepTicks(this.batch);
      this.#warmUp.begin(() => [this.batch.rooms.codes, this.batch.rooms.names]);
    }
    this.#throttle.request();
  }
}
