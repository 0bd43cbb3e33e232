interface Kept<State> {
  state: State | null;
  making: Promise<State> | null;
  size: number;
}

export interface MostKept {
  readonly states: number;
  /** Limit for all states together. The last used state is kept whatever its size. */
  readonly bytes: number;
}

/** A cache of states that are built on request. The least recently used ones are dropped. */
export class KeptStates<State> {
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept<State>>();
  readonly #most: MostKept;
  readonly #bytesOf: (state: State) => number;
  #bytes = 0;

  constructor(most: MostKept, bytesOf: (state: State) => number) {
    this.#most = most;
    this.#bytesOf = bytesOf;
  }

  /**
   * The state for a key, if it is current; otherwise it is built, once for all callers that wait.
   * @param make receives the outdated state
   */
  async of(
    key: string,
    isCurrent: (state: State) => boolean,
    make: (former: State | null) => Promise<State>,
  ): Promise<State> {
    for (;;) {
      const kept = this.#kept.get(key) ?? { state: null, making: null, size: 0 };
      // Moved to the end.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      if (kept.state !== null && isCurrent(kept.state)) return kept.state;
      if (kept.making === null) return this.#make(kept, make);
      // A failure is reported to the caller who started the work.
      const made = await kept.making.catch(() => null);
      if (made !== null && isCurrent(made)) return made;
    }
  }

  /** Drops states that will not be requested again. */
  drop(isPast: (state: State) => boolean): void {
    for (const [key, kept] of this.#kept)
      if (kept.making === null && kept.state !== null && isPast(kept.state)) this.#drop(key, kept);
  }

  get bytes(): number {
    return this.#bytes;
  }

  async #make(kept: Kept<State>, make: (former: State | null) => Promise<State>): Promise<State> {
    kept.making = make(kept.state);
    try {
      const state = await kept.making;
      this.#hold(kept, state, this.#bytesOf(state));
      return state;
    } finally {
      kept.making = null;
    }
  }

  #hold(kept: Kept<State>, state: State, size: number): void {
    // If the state was dropped while it was being built, it is not counted.
    const isKept = [...this.#kept.values()].includes(kept);
    if (!isKept) return;
    this.#bytes += size - kept.size;
    Object.assign(kept, { state, size });
    for (const [key, oldest] of this.#kept) {
      const isWithin = this.#kept.size <= this.#most.states && this.#bytes <= this.#most.bytes;
      if (isWithin || oldest === kept) return;
      this.#drop(key, oldest);
    }
  }

  #drop(key: string, kept: Kept<State>): void {
    this.#bytes -= kept.size;
    this.#kept.delete(key);
  }
}
