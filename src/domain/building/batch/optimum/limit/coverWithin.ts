import { fewestModels } from "../fewestModels.ts";
import { greedyCover } from "../greedyCover.ts";
import { countSets, membersOf, setsOf, type Sets } from "../Sets.ts";

/** The fewest models of a part: the number found and the lower bound. */
export interface PartCover {
  readonly chosen: readonly number[];
  readonly bound: number;
}

interface CoverQuestion {
  readonly rows: Sets;
  readonly models: number;
  /** Models of locked rooms. */
  readonly fixed: readonly number[];
  readonly sizes: ArrayLike<number>;
}

/**
 * Looks for a cover with at most `most` models. It ends when one is found, or when `isDecided` says that there is
 * none. If models taken greedily are few enough, the problem is not reduced first.
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
