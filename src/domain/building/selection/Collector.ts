/**
 * A candidate that meets the requirement, with its ratios to it. A search reuses a single object: the next
 * candidate replaces this one.
 */
export interface Find {
  /** Row in the columns, and index in the group that is searched. */
  readonly row: number;
  readonly index: number;
  readonly tieOrder: number;
  /** Ratio of the leading figure to its requirement; candidates are ordered by it. */
  readonly ratio: number;
  /** The smallest of the checked ratios, which a smaller machine could not give; 余量 (margin) is this less 1. */
  margin(): number;
  /** Ratio of a figure to its requirement; `null` without a requirement. */
  ratioOf(figure: string): number | null;
}

/** Receives the finds of a search. */
export interface Collector {
  /** Candidates with a larger ratio than this need not be offered. */
  readonly limit: number;
  offer(find: Find): void;
}
