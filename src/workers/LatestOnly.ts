/**
 * Runs one piece of work at a time, so that no answer overtakes a newer one. Of the requests that arrive
 * meanwhile only the newest is kept: a drag asks for more pictures than can be made, and only the last one
 * matters.
 */
export class LatestOnly {
  #isBusy = false;
  /** Work that must be done, in this order. */
  readonly #owed: (() => void)[] = [];
  /** The newest request; it runs after all work that must be done. */
  #latest: { readonly start: () => void; readonly drop: () => void } | undefined;

  /** Result of the work; `null` if a newer request came before its turn. */
  ask<Output>(work: () => Promise<Output>): Promise<Output | null> {
    this.#dropLatest();
    if (!this.#isBusy) return this.#run(work);
    return new Promise((resolve, reject) => {
      this.#latest = {
        start: () => void this.#run(work).then(resolve, reject),
        drop: () => resolve(null),
      };
    });
  }

  /** Always runs the work, after everything requested before. */
  insist<Output>(work: () => Promise<Output>): Promise<Output> {
    this.#dropLatest();
    if (!this.#isBusy) return this.#run(work);
    return new Promise((resolve, reject) => {
      this.#owed.push(() => void this.#run(work).then(resolve, reject));
    });
  }

  #dropLatest(): void {
    this.#latest?.drop();
    this.#latest = undefined;
  }

  async #run<Output>(work: () => Promise<Output>): Promise<Output> {
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#isBusy = false;
      this.#startNext();
    }
  }

  #startNext(): void {
    const owed = this.#owed.shift();
    if (owed) return owed();
    const latest = this.#latest;
    this.#latest = undefined;
    latest?.start();
  }
}
