/**
 * One piece of work at a time, so that no answer overtakes a newer one; and of those asked for meanwhile only the newest:
 * a drag asks for more pictures than can be made, and only the last of them is of interest.
 */
export class LatestOnly {
  #isBusy = false;
  /** Not to be left out, in its order. */
  readonly #owed: (() => void)[] = [];
  /** Newer than all that is owed. */
  #latest: { readonly start: () => void; readonly drop: () => void } | undefined;

  /** What the work makes; `null` when something newer came before its turn. */
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

  /** Done in any case, after what was asked for before. */
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
