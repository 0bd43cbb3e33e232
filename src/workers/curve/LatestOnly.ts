/**
 * One piece of work at a time, and of those asked for meanwhile only the newest: a drag asks for more pictures than can
 * be made, and only the last of them is of interest.
 */
export class LatestOnly<Input, Output> {
  readonly #work: (input: Input) => Promise<Output>;
  #isBusy = false;
  #waiting: { readonly start: () => void; readonly drop: () => void } | undefined;

  constructor(work: (input: Input) => Promise<Output>) {
    this.#work = work;
  }

  /** What the work makes of it; `null` when a newer one came before its turn. */
  ask(input: Input): Promise<Output | null> {
    if (!this.#isBusy) return this.#run(input);
    this.#waiting?.drop();
    return new Promise((resolve, reject) => {
      this.#waiting = {
        start: () => void this.#run(input).then(resolve, reject),
        drop: () => resolve(null),
      };
    });
  }

  async #run(input: Input): Promise<Output> {
    this.#isBusy = true;
    try {
      return await this.#work(input);
    } finally {
      this.#isBusy = false;
      const next = this.#waiting;
      this.#waiting = undefined;
      next?.start();
    }
  }
}
