type Pair = readonly [model: number, cost: number, ...beside: unknown[]];

/** Rooms of one part, and the models of its locked rooms. */
export interface PlainPart {
  readonly rooms: readonly (readonly Pair[])[];
  readonly fixed: readonly number[];
}

const countBits = (set: number): number => (set === 0 ? 0 : (set & 1) + countBits(set >>> 1));
const setOf = (models: readonly number[]): number => models.reduce((set, model) => set | (1 << model), 0);

const costWith = (rooms: PlainPart["rooms"], set: number): number =>
  rooms.reduce(
    (sum, pairs) =>
      sum + Math.min(...pairs.filter(([model]) => ((set >>> model) & 1) === 1).map((pair) => pair[1])),
    0,
  );

/**
 * The least cost of the parts with at most `most` models in each, for every number of models of the building, by
 * trying all sets for each part and for the building; Infinity if there is no plan.
 *
 * @param locked models that the building has in any case
 */
export function limitedCostsPlainly(
  parts: readonly PlainPart[],
  models: number,
  most: number,
  locked: readonly number[] = [],
): readonly number[] {
  const sets = Array.from({ length: 1 << models }, (_, set) => set);
  const ofParts = parts.map(({ rooms, fixed }) => {
    const needed = setOf(fixed);
    const alone = sets.map((set) =>
      (set & needed) === needed && countBits(set) <= most ? costWith(rooms, set) : Infinity,
    );
    // The best of each set's subsets: of itself, or of it less one model.
    for (const set of sets)
      for (let model = 0; model < models; model++)
        if (((set >>> model) & 1) === 1) alone[set] = Math.min(alone[set]!, alone[set & ~(1 << model)]!);
    return alone;
  });
  const least = Array.from({ length: models + 1 }, () => Infinity);
  for (const set of sets) {
    if ((set & setOf(locked)) !== setOf(locked)) continue;
    const cost = ofParts.reduce((sum, alone) => sum + alone[set]!, 0);
    for (let k = countBits(set); k <= models; k++) least[k] = Math.min(least[k]!, cost);
  }
  return least;
}
