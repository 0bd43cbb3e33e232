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
import { saidFresh } from "#domain/building/batch/edit/statedFresh.ts";
import { takeRevision } from "#domain/building/batch/revision/takeRevision.ts";
import { SelectionCheck, type CheckParts } from "../run/SelectionCheck.ts";

interface RevisionParts<Filter> extends Omit<CheckParts<Filter>, "onStep"> {
  /** Begins an undo step; calling the returned function ends it. */
  readonly beginEdit: (name: EditName) => () => void;
  /** Rooms were added, removed or changed. */
  readonly onTaken: () => void;
  /** The state of these rooms' selections has changed; without rooms: a check has begun or ended. */
  readonly onChecked: (roomIds: readonly string[]) => void;
}

interface Proposed {
  readonly schedule: RevisedSchedule;
  readonly revision: RoomRevision;
  readonly orders: Map<RevisionShow, RevisionOrder>;
}

/** The rows that a screen can show, with a margin. */
const MAX_WINDOW = 200;

/** A revised schedule, from the comparison to the last check of a selection. */
export class ScheduleRevision<Filter> {
  readonly #parts: RevisionParts<Filter>;
  #proposed: Proposed | null = null;
  #check: SelectionCheck<Filter> | null = null;
  /** The current undo step, until it has ended. */
  #step: Promise<unknown> = Promise.resolve();

  constructor(parts: RevisionParts<Filter>) {
    this.#parts = parts;
  }

  get checking(): BatchSummary["checking"] {
    return this.#check && { done: this.#check.done, total: this.#check.total };
  }

  /** Compares a schedule with the present rooms; replaces an earlier proposal. */
  propose(schedule: RevisedSchedule): RevisionCounts {
    const revision = this.#revision(schedule);
    this.#proposed = { schedule, revision, orders: new Map() };
    return revision.counts;
  }

  /** Differences in a range of the list; `null` if nothing is proposed. */
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
   * Accepts the proposed schedule and checks the selections of changed rooms, in one undo step. Resolves when
   * the check has ended, with the counts and why rooms stayed unchecked; `null` if nothing is proposed.
   */
  async take(keepsGone: boolean): Promise<(RevisionCounts & { readonly cause: string }) | null> {
    const { batch, onTaken } = this.#parts;
    if (this.#proposed === null) return null;
    const { schedule } = this.#proposed;
    this.#proposed = null;
    return this.#asOneStep(async () => {
      // Compared again, because the rooms may have been edited since the proposal.
      const revision = this.#revision(schedule);
      takeRevision(batch, revision, keepsGone);
      onTaken();
      return { ...revision.counts, cause: await this.#checkAll() };
    });
  }

  /** Checks all unchecked selections; returns why some stayed unchecked, empty if none did. */
  async recheck(): Promise<string> {
    await this.stop();
    return this.#asOneStep(() => this.#checkAll());
  }

  /** Resolves when no check is running any more. */
  async stop(): Promise<void> {
    this.#check?.stop();
    await this.#step.catch(() => {
      // The caller receives the error.
    });
  }

  #revision(schedule: RevisedSchedule): RoomRevision {
    const { batch } = this.#parts;
    return reviseRooms(batch.rooms, schedule, { ids: batch.rooms.ids, own: saidFresh(batch) });
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
