interface Kept<State> {
  state: State | null;
  making: Promise<State> | null;
  size: number;
}

export interface MostKept {
  readonly states: number;
  /** Of all states together. The state that was used last is kept whatever its size. */
  readonly bytes: number;
}

/** States that are made when somebody asks for them. Those that nobody has asked for the longest are dropped. */
export class KeptStates<State> {
  /** The least recently used first. */
  readonly #kept = new Map<string, Kept<State>>();
  readonly #most: MostKept;
  readonly #bytesOf: (state: State) => number;
  #bytes = 0;

  constructor(most: MostKept, bytesOf: (state: State) => number) {
    this.#most = most;
    this.#bytesOf = bytesOf;
  }

  /**
   * The state of a key, if it is current; otherwise it is made, once for all who ask meanwhile.
   * @param make receives the state that is no longer current
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
      // The caller who began it gets its failure.
      const made = await kept.making.catch(() => null);
      if (made !== null && isCurrent(made)) return made;
    }
  }

  /** Drops states that nobody will ask for again. */
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
    // It may have been dropped while it was made: then it counts for nothing.
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
