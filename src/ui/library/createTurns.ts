/** Work that waits for its turn: so many at a time, the first to ask first. */
export interface Turns {
  /**
   * @param start called at once or when a turn is free
   * @returns ends the turn, or leaves the queue; a second call does nothing
   */
  take(start: () => void): () => void;
}

/** @param most how many have a turn at a time */
export function createTurns(most: number): Turns {
  /** In the order in which they asked; the first `most` have a turn. */
  const asking = new Map<symbol, { readonly start: () => void; hasStarted: boolean }>();
  function startFirst() {
    let at = 0;
    for (const each of asking.values()) {
      if (at++ === most) return;
      if (each.hasStarted) continue;
      each.hasStarted = true;
      each.start();
    }
  }
  return {
    take(start) {
      const key = Symbol("turn");
      asking.set(key, { start, hasStarted: false });
      startFirst();
      return () => {
        if (asking.delete(key)) startFirst();
      };
    },
  };
}
