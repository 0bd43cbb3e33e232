/** A name that a line may have, and how ill it fits. */
export interface Pairing {
  readonly line: number;
  readonly name: number;
  readonly cost: number;
}

/**
 * Names given to lines, each once, so that the costs together are least: a line gets another name than the
 * nearest where that one is needed by its neighbour. Shortest augmenting paths, found by relaxing; a line stays
 * without a name if giving one would cost more than `dearest`.
 *
 * @returns the name of each line
 */
export function cheapestPairs(pairs: readonly Pairing[], dearest: number): ReadonlyMap<number, number> {
  const nameOf = new Map<number, number>();
  const lineOf = new Map<number, number>();
  const costs = new Map(pairs.map(({ line, name, cost }) => [`${line} ${name}`, cost]));
  for (;;) {
    const path = cheapestPath();
    if (!path) return nameOf;
    // From its end: each line on the way hands its name on to the one before.
    for (const { line, name } of path) {
      nameOf.set(line, name);
      lineOf.set(name, line);
    }
  }

  function cheapestPath(): readonly { readonly line: number; readonly name: number }[] | null {
    /** The least cost at which a name can be reached from lines without one, and the line it is reached from. */
    const reached = new Map<number, { cost: number; from: number }>();
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      for (const { line, name, cost } of pairs) {
        const held = nameOf.get(line);
        if (held === name) continue;
        const before =
          held === undefined
            ? 0
            : (reached.get(held)?.cost ?? Number.POSITIVE_INFINITY) - (costs.get(`${line} ${held}`) ?? 0);
        if (before + cost < (reached.get(name)?.cost ?? Number.POSITIVE_INFINITY) - 1e-9) {
          reached.set(name, { cost: before + cost, from: line });
          isChanged = true;
        }
      }
    }
    const free = [...reached].filter(([name]) => !lineOf.has(name));
    const [best] = free.toSorted(([, one], [, other]) => one.cost - other.cost);
    if (!best || best[1].cost > dearest) return null;
    const path: { line: number; name: number }[] = [];
    for (let name: number | undefined = best[0]; name !== undefined;) {
      const line: number = reached.get(name)!.from;
      path.push({ line, name });
      name = nameOf.get(line);
    }
    return path;
  }
}
