/** What a search offers its finds to. */
export interface Collector {
  /** A candidate with more excess than this need not be offered. */
  readonly limit: number;
  /** `row` is the candidate's in the columns, `place` in the group that is searched. */
  offer(excess: number, tieOrder: number, row: number, place: number): void;
}
