type Grant = (lock: Lock | null) => unknown;
type Held = Set<() => void>;

/** Locks with a browser's behaviour: one holder per name at a time, and the others in a queue. */
export class FakeLocks {
  readonly #lines = new Map<string, Promise<unknown>>();
  readonly #busy = new Map<string, number>();

  /** The locks of one tab; `close` ends the tab. */
  tab(): { readonly locks: LockManager; readonly close: () => void } {
    const held: Held = new Set();
    const request = (name: string, ...rest: [LockOptions, Grant] | [Grant]) => {
      const [options, grant] = rest.length === 2 ? rest : [{}, rest[0]];
      return this.#request(name, options, grant, held);
    };
    // The part of LockManager that record locks use.
    const locks = { request } as unknown as LockManager;
    return { locks, close: () => held.forEach((letGo) => letGo()) };
  }

  async #request(
    name: string,
    { ifAvailable, signal }: LockOptions,
    grant: Grant,
    held: Held,
  ): Promise<unknown> {
    if (ifAvailable === true && (this.#busy.get(name) ?? 0) > 0) return grant(null);
    const before = this.#lines.get(name);
    this.#busy.set(name, (this.#busy.get(name) ?? 0) + 1);
    const turn = (async () => {
      await before;
      if (signal?.aborted === true) throw new DOMException("aborted", "AbortError");
      await new Promise<void>((resolve) => {
        held.add(resolve);
        const end = () => resolve();
        void Promise.resolve(grant({ name, mode: "exclusive" })).then(end, end);
      });
    })();
    this.#lines.set(name, this.#left(name, turn));
    return turn;
  }

  async #left(name: string, turn: Promise<unknown>): Promise<void> {
    await turn.catch(() => {});
    this.#busy.set(name, this.#busy.get(name)! - 1);
  }
}
