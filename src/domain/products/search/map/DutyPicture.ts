import { type Keyed } from "../../../base/keyed.ts";

/** Flow and value of each point in turn: m³/h, and Pa or m. */
export type PointPairs = Float32Array<ArrayBuffer>;

/** The contents of a duty map, with the figures beside it. */
export interface DutyPicture {
  /** Number of products that pass every filter. */
  readonly count: number;
  /** Number of products by brand that pass every filter except that of the brand; zero for a brand without any. */
  readonly brandCounts: Keyed<number>;
  /**
   * Best points in view of the products that pass all filters but the duty, thinned; the first of them are a
   * sample as well.
   */
  readonly cloud: PointPairs;
  /**
   * Operating points of the products that pass everything, the nearest first, thinned; rated points where no
   * operating point is judged.
   */
  readonly matches: PointPairs;
  /** One for each match: model and brand tell which row of a list a dot is. */
  readonly models: readonly string[];
  readonly brandCodes: readonly string[];
}
