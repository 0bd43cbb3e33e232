import type { Batch } from "../Batch.ts";
import { snapshotOf, stepTo, swapStep, type BatchStep, type Snapshot } from "./BatchStep.ts";
import type { EditName } from "../state/EditName.ts";

/**
 * Bytes. A run over 50,000 rooms takes about 5 MB, an import of as many about 15 MB, so this holds about a dozen
 * of the largest possible edits and is only a few times the batch's own memory.
 */
const MOST_BYTES = 96 * 1024 * 1024;
/** Nobody undoes more single steps; so many small edits take next to no memory. */
const MOST_STEPS = 200;

/**
 * Copies of all rows share their texts, while copies of some rows must gather them: from a quarter of the rows on,
 * copying all is less work.
 */
const PART_OF_ALL = 4;

interface NamedStep<Filter> {
  readonly name: EditName;
  readonly step: BatchStep<Filter>;
}

/** An edit that was undone or redone, and the rooms in which it shows; `null` if rooms were added or removed. */
export interface Travelled {
  readonly name: EditName;
  readonly roomIds: readonly string[] | null;
}

/**
 * The undo history of a batch. While an edit is running (a selection run, a choice for many rooms), all other
 * changes belong to its step, and neither undo nor redo is possible.
 */
export class EditHistory<Filter> {
  readonly #batch: Batch<Filter>;
  readonly #limits: { readonly bytes: number; readonly steps: number };
  #done: NamedStep<Filter>[] = [];
  #undone: NamedStep<Filter>[] = [];
  /**
   * The edit that is open: the batch's state before it, and the number of running edits. The last one to end
   * closes the step.
   */
  #open: { readonly name: EditName; readonly before: Snapshot<Filter> } | null = null;
  #lasting = 0;

  constructor(batch: Batch<Filter>, limits = { bytes: MOST_BYTES, steps: MOST_STEPS }) {
    this.#batch = batch;
    this.#limits = limits;
  }

  /** The edit that would be undone next. */
  get undo(): EditName | null {
    return this.#lasting > 0 ? null : (this.#done.at(-1)?.name ?? null);
  }

  get redo(): EditName | null {
    return this.#lasting > 0 ? null : (this.#undone.at(-1)?.name ?? null);
  }

  /**
   * Records one edit as one step. `rows`: the only rows that it touches; `null`: any, and rooms may be added or
   * removed. Throws a RangeError if rooms are added or removed in an edit of some rows.
   */
  record<Value>(name: EditName, rows: Int32Array<ArrayBuffer> | null, make: () => Value): Value {
    const count = this.#batch.rooms.ids.length;
    const isPart = rows !== null && rows.length * PART_OF_ALL < count && this.#lasting === 0;
    const end = this.#start(name, isPart ? rows : null);
    try {
      return make();
    } finally {
      end();
    }
  }

  /** Begins an edit that takes time; calling the returned function ends it. */
  begin(name: EditName): () => void {
    return this.#start(name, null);
  }

  goBack(): Travelled | null {
    return this.#travel(this.#done, this.#undone);
  }

  goForth(): Travelled | null {
    return this.#travel(this.#undone, this.#done);
  }

  /** Clears the history, because the batch was replaced by another one. */
  clear(): void {
    this.#open = null;
    this.#done = [];
    this.#undone = [];
  }

  #start(name: EditName, rows: Int32Array<ArrayBuffer> | null): () => void {
    this.#lasting++;
    this.#open ??= { name, before: snapshotOf(this.#batch, rows) };
    return () => {
      if (--this.#lasting > 0 || !this.#open) return;
      const { name: first, before } = this.#open;
      this.#open = null;
      const step = stepTo(before, this.#batch);
      if (step) this.#push({ name: first, step });
    };
  }

  #push(made: NamedStep<Filter>): void {
    this.#undone = [];
    this.#done.push(made);
    let bytes = this.#done.reduce((sum, { step }) => sum + step.bytes, 0);
    // The last edit can always be undone, however large it is.
    while (this.#done.length > 1 && (bytes > this.#limits.bytes || this.#done.length > this.#limits.steps))
      bytes -= this.#done.shift()!.step.bytes;
  }

  #travel(from: NamedStep<Filter>[], to: NamedStep<Filter>[]): Travelled | null {
    const made = this.#lasting > 0 ? undefined : from.pop();
    if (!made) return null;
    const { name, step } = made;
    to.push({ name, step: swapStep(this.#batch, step) });
    const { ids } = this.#batch.rooms;
    const isOtherRooms = step.moves !== null || step.beside.products !== to.at(-1)!.step.beside.products;
    return { name, roomIds: isOtherRooms ? null : Array.from(step.cells.rows, (row) => ids[row]!) };
  }
}
