import { DatabaseAway } from "../DatabaseAway.ts";
import { seconds } from "../within.ts";

/** Runs pieces of work one at a time, in the order of the requests. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** @throws DatabaseAway when its turn has not come in time */
  async take<Value>(waitMs: number, work: () => Promise<Value>): Promise<Value> {
    if (this.#isTaken) await this.#turn(waitMs);
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The turn passes directly to the next in line, so a new caller cannot overtake.
      if (next === undefined) this.#isTaken = false;
      else next();
    }
  }

  #turn(waitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        reject(new DatabaseAway(`The embedded database has been busy for ${seconds(waitMs)}`));
      }, waitMs);
      this.#waiting.push(start);
    });
  }
}
