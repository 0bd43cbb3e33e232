/** A candidate that meets what is asked, measured against it. A search has one at a time: the next takes its place. */
export interface Find {
  /** In the columns, and in the group that is searched. */
  readonly row: number;
  readonly place: number;
  readonly tieOrder: number;
  /** Of the leading requirement, what it does over what is asked: candidates are ordered by it. */
  readonly ratio: number;
  /** The smallest of the checked ratios, what a smaller machine could not give: 余量 is this less 1. */
  margin(): number;
  /** What it does of a figure over what is asked of it; `null` where nothing is. */
  ratioOf(figure: string): number | null;
}

/** What a search offers its finds to. */
export interface Collector {
  /** A candidate with a larger ratio than this need not be offered. */
  readonly limit: number;
  offer(find: Find): void;
}
