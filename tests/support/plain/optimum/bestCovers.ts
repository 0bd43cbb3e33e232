const subsets = function* (models: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let model = from; model <= models - size; model++)
      for (const rest of subsets(models, size - 1, model + 1)) yield [model, ...rest];
};

/** All smallest sets of models that leave no room without a candidate, by trying all sets. */
export function bestCoversPlainly(
  rooms: readonly (readonly number[])[],
  models: number,
  fixed: readonly number[] = [],
): readonly number[][] {
  for (let size = 0; size <= models; size++) {
    const found = [...subsets(models, size)].filter(
      (set) =>
        fixed.every((model) => set.includes(model)) &&
        rooms.every((room) => room.some((model) => set.includes(model))),
    );
    if (found.length > 0) return found;
  }
  throw new RangeError("a room has no candidate");
}

/**
 * The least cost of the rooms with at most `k` of the models, by trying all sets; Infinity if no set serves all.
 */
export function leastCostPlainly(
  rooms: readonly (readonly (readonly [model: number, cost: number, ...beside: unknown[]])[])[],
  models: number,
  k: number,
  fixed: readonly number[] = [],
): number {
  let least = Infinity;
  for (let size = 0; size <= Math.min(k, models); size++)
    for (const set of subsets(models, size)) {
      if (!fixed.every((model) => set.includes(model))) continue;
      const cost = rooms.reduce(
        (sum, pairs) =>
          sum + Math.min(...pairs.filter(([model]) => set.includes(model)).map((pair) => pair[1])),
        0,
      );
      least = Math.min(least, cost);
    }
  return least;
}
