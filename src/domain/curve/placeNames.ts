export interface NamePlace {
  /** px from the left of the pane, where the text begins. */
  readonly x: number;
  /** px from its top, the middle of the text. */
  readonly y: number;
  readonly width: number;
}

/** px from one name's middle to the next. */
const LINE = 14;

/**
 * Heights at which no name covers another, as near as can be to the curves' ends and within the pane. Only names that
 * would stand above one another push each other away.
 *
 * @param height px of the pane
 * @returns y of each name, in the order given
 */
export function placeNames(names: readonly NamePlace[], height: number): number[] {
  const order = names.map((_, at) => at).sort((a, b) => yOf(names, a) - yOf(names, b));
  const placed = names.map(({ y }) => Math.min(height - LINE / 2, Math.max(LINE / 2, y)));
  // Two sweeps a round: downwards, then upwards from the bottom, until nothing moves or the pane is full.
  for (let round = 0; round < names.length; round++) {
    const isMoved = sweep(names, placed, order, height);
    if (!isMoved) break;
  }
  return placed;
}

const yOf = (names: readonly NamePlace[], at: number) => names[at]?.y ?? 0;

function sweep(
  names: readonly NamePlace[],
  placed: number[],
  order: readonly number[],
  height: number,
): boolean {
  let isMoved = false;
  order.forEach((lower, place) => {
    for (const upper of order.slice(0, place)) {
      const gap = (placed[lower] ?? 0) - (placed[upper] ?? 0);
      if (gap >= LINE || !areSideways(names[upper], names[lower])) continue;
      const push = (LINE - gap) / 2;
      const down = Math.min(height - LINE / 2, (placed[lower] ?? 0) + push);
      placed[upper] = Math.max(LINE / 2, down - LINE);
      placed[lower] = Math.min(height - LINE / 2, (placed[upper] ?? 0) + LINE);
      isMoved = true;
    }
  });
  return isMoved;
}

const areSideways = (one: NamePlace | undefined, other: NamePlace | undefined) =>
  one !== undefined && other !== undefined && one.x < other.x + other.width && other.x < one.x + one.width;
