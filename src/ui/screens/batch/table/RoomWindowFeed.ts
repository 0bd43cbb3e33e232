import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import type { GroupLine } from "#domain/building/batch/groups/TableSums.ts";
import { isSameData } from "../../../page/browser/isSameData.ts";

/** Rows by their index in the view. */
export type RoomRows = ReadonlyMap<number, RoomRow | GroupLine>;

interface Wanted {
  /** Of the batch; the same window of a newer one is asked for again. */
  readonly version: number;
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

type Ask = (from: number, to: number) => Promise<readonly (RoomRow | GroupLine)[]>;

/**
 * Asks for one window at a time and then for the newest one wanted: while a run reports every frame, dropping each
 * late answer would never show any, and a queue of them would fall behind. Without a listener it asks nothing.
 */
export class RoomWindowFeed {
  readonly #ask: Ask;
  readonly #listeners = new Set<() => void>();
  #rows: RoomRows = new Map();
  #wanted: Wanted | null = null;
  #isAsking = false;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#start();
    return () => this.#listeners.delete(listener);
  };

  readonly rows = (): RoomRows => this.#rows;

  want(wanted: Wanted): void {
    this.#wanted = wanted;
    this.#start();
  }

  #start(): void {
    if (!this.#isAsking) void this.#askOn();
  }

  async #askOn(): Promise<void> {
    this.#isAsking = true;
    while (this.#wanted !== null && this.#listeners.size > 0) {
      const { from, to } = this.#wanted;
      this.#wanted = null;
      try {
        this.#take(await this.#ask(from, to));
      } catch {
        // The worker is gone; its client starts a new one, whose first summary brings the next question.
      }
    }
    this.#isAsking = false;
  }

  #take(answer: readonly (RoomRow | GroupLine)[]): void {
    const rows = new Map<number, RoomRow | GroupLine>();
    for (const row of answer) {
      const known = this.#rows.get(row.index);
      // A row that has not changed keeps its identity: memoised rows are not drawn again.
      rows.set(row.index, known !== undefined && isSameData(known, row) ? known : row);
    }
    this.#rows = rows;
    for (const listener of this.#listeners) listener();
  }
}
