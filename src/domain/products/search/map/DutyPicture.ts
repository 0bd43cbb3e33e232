import { type Keyed } from "../../../base/keyed.ts";

/** Flow and value of each point in turn: m³/h, and Pa or m. */
export type PointPairs = Float32Array<ArrayBuffer>;

/** What a duty map shows of a question, and what stands beside it. */
export interface DutyPicture {
  /** Products that pass everything. */
  readonly count: number;
  /** By brand; with the other conditions, without the brand's own. Zero where a brand has none. */
  readonly brandCounts: Keyed<number>;
  /** Best points in view of the products that pass all but the duty, thinned; the first of them are a sample as well. */
  readonly cloud: PointPairs;
  /** Operating points of those that pass everything, the nearest first, thinned; rated ones where no operating point is judged. */
  readonly matches: PointPairs;
  /** Of the matches, in their order: model and brand tell which row of a list a dot is. */
  readonly models: readonly string[];
  readonly brandCodes: readonly string[];
}
