import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { EditName } from "#domain/building/batch/state/EditName.ts";
import {
  revisionEntries,
  revisionOrder,
  type RevisionEntry,
  type RevisionOrder,
  type RevisionShow,
} from "#domain/building/batch/revision/revisionEntries.ts";
import {
  reviseRooms,
  type RevisedSchedule,
  type RevisionCounts,
  type RoomRevision,
} from "#domain/building/batch/revision/RoomRevision.ts";
import { takeRevision } from "#domain/building/batch/revision/takeRevision.ts";
import { SelectionCheck, type CheckParts } from "../run/SelectionCheck.ts";

interface RevisionParts<Filter> extends Omit<CheckParts<Filter>, "onStep"> {
  /** Opens a step of the history; the answer closes it. */
  readonly beginEdit: (name: EditName) => () => void;
  /** Rooms came, went or changed. */
  readonly onTaken: () => void;
  /** Something is known of the selections of these rooms, or a check has begun or ended where there are none. */
  readonly onChecked: (roomIds: readonly string[]) => void;
}

interface Proposed {
  readonly schedule: RevisedSchedule;
  readonly revision: RoomRevision;
  readonly orders: Map<RevisionShow, RevisionOrder>;
}

/** What a screen can show with a margin. */
const MAX_WINDOW = 200;

/** A revised schedule from the look at its differences to the last selection that is held against it. */
export class ScheduleRevision<Filter> {
  readonly #parts: RevisionParts<Filter>;
  #proposed: Proposed | null = null;
  #check: SelectionCheck<Filter> | null = null;
  /** The step under way, to its very end. */
  #step: Promise<unknown> = Promise.resolve();

  constructor(parts: RevisionParts<Filter>) {
    this.#parts = parts;
  }

  get checking(): BatchSummary["checking"] {
    return this.#check && { done: this.#check.done, total: this.#check.total };
  }

  /** Holds a schedule against the rooms as they are; a former proposal is forgotten. */
  propose(schedule: RevisedSchedule): RevisionCounts {
    const revision = reviseRooms(this.#parts.batch.rooms, schedule);
    this.#proposed = { schedule, revision, orders: new Map() };
    return revision.counts;
  }

  /** Differences from one place of the list up to another; `null` where nothing is proposed. */
  entries(show: RevisionShow, from: number, to: number): readonly RevisionEntry[] | null {
    if (this.#proposed === null) return null;
    const { revision, orders } = this.#proposed;
    const order = orders.get(show) ?? revisionOrder(revision, show);
    orders.set(show, order);
    const start = Math.max(0, Math.trunc(from));
    return revisionEntries(revision, order.subarray(start, Math.min(to, start + MAX_WINDOW)), start);
  }

  forget(): void {
    this.#proposed = null;
  }

  /**
   * Takes the proposed schedule and checks the selections of changed rooms, all of it one step of the history.
   * Resolves when the check has ended, with the counts and why rooms stayed unchecked; `null` where nothing is proposed.
   */
  async take(keepsGone: boolean): Promise<(RevisionCounts & { readonly cause: string }) | null> {
    const { batch, onTaken } = this.#parts;
    if (this.#proposed === null) return null;
    const { schedule } = this.#proposed;
    this.#proposed = null;
    return this.#asOneStep(async () => {
      // Anew, for the rooms may have been edited since the schedule was looked at.
      const revision = reviseRooms(batch.rooms, schedule);
      takeRevision(batch, revision, keepsGone);
      onTaken();
      return { ...revision.counts, cause: await this.#checkAll() };
    });
  }

  /** Asks about all unchecked selections; answers why some stayed so, empty where none did. */
  async recheck(): Promise<string> {
    await this.stop();
    return this.#asOneStep(() => this.#checkAll());
  }

  /** Resolves when nothing is checked any more. */
  async stop(): Promise<void> {
    this.#check?.stop();
    await this.#step.catch(() => {
      // Whoever began it hears of it.
    });
  }

  #asOneStep<Value>(work: () => Promise<Value>): Promise<Value> {
    const endEdit = this.#parts.beginEdit("revise-rooms");
    const step = work().finally(() => {
      this.#check = null;
      endEdit();
      this.#parts.onChecked([]);
    });
    this.#step = step;
    return step;
  }

  async #checkAll(): Promise<string> {
    const { onChecked } = this.#parts;
    const check = new SelectionCheck({ ...this.#parts, onStep: onChecked });
    if (check.total === 0) return "";
    this.#check = check;
    onChecked([]);
    await check.run();
    return check.cause;
  }
}
