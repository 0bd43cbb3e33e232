import type { Batch } from "#domain/batch/Batch.ts";
import { viewRows } from "#domain/batch/viewRows.ts";

/** While results pour in, rows are put in order anew at most so often: the worker's time belongs to the run. ms */
const CALM = 500;

/** The rows of the view in their order, computed when somebody looks and something has changed. */
export class RowOrder<Filter> {
  readonly #batch: Batch<Filter>;
  readonly #now: () => number;
  #rows: Int32Array<ArrayBuffer> = new Int32Array(0);
  #state: "current" | "outdated" | "wrong" = "wrong";
  #orderedAt = -Infinity;

  constructor(batch: Batch<Filter>, now: () => number) {
    this.#batch = batch;
    this.#now = now;
  }

  /** `wrong`: rows came or went, or the view is another; `outdated`: only what rows contain has changed. */
  invalidate(to: "outdated" | "wrong"): void {
    if (this.#state !== "wrong") this.#state = to;
  }

  rows(): Int32Array<ArrayBuffer> {
    if (this.#isDue()) {
      this.#rows = viewRows(this.#batch, this.#batch.view);
      this.#state = "current";
      this.#orderedAt = this.#now();
    }
    return this.#rows;
  }

  #isDue(): boolean {
    if (this.#state === "current") return false;
    const mayWait = this.#state === "outdated" && this.#batch.run.status === "running";
    return !mayWait || this.#now() - this.#orderedAt >= CALM;
  }
}
