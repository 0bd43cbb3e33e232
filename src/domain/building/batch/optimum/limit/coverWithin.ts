import { fewestModels } from "../fewestModels.ts";
import { greedyCover } from "../greedyCover.ts";
import { countSets, membersOf, setsOf, type Sets } from "../Sets.ts";

/** The fewest models of a part: as found, and at least. */
export interface PartCover {
  readonly chosen: readonly number[];
  readonly bound: number;
}

interface CoverQuestion {
  readonly rows: Sets;
  readonly models: number;
  /** Of locked rooms. */
  readonly fixed: readonly number[];
  readonly sizes: ArrayLike<number>;
}

/**
 * Looks for a cover of at most so many models, and no further: ends when one is found, or `isDecided` that there is none. Where
 * models taken one after another are few enough already, nothing is reduced.
 */
export function* coverWithin(
  { rows, models, fixed, sizes }: CoverQuestion,
  most: number,
  isDecided: (cover: PartCover) => boolean = () => false,
): Generator<void, PartCover> {
  const isFixed = new Set(fixed);
  const open = Array.from({ length: countSets(rows) }, (_, row) => membersOf(rows, row));
  const unserved = open.filter((members) => !members.some((model) => isFixed.has(model)));
  const taken = [...fixed, ...greedyCover(setsOf(unserved), models)].sort((a, b) => a - b);
  if (taken.length <= most) return { chosen: taken, bound: fixed.length };
  yield;
  const search = fewestModels(rows, models, { fixed, sizes });
  for (;;) {
    const { value, done } = search.next();
    if (value !== null && (done === true || value.chosen.length <= most || isDecided(value))) return value;
    yield;
  }
}
