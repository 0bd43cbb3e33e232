import { groupBy } from "../../base/groupBy.ts";

interface InSeries {
  readonly brand: string;
  readonly series: string;
  readonly type: string;
  /** kW */
  readonly capacity: number;
}

/** Models of one maker and series, or of one type if no series is named, each from the largest */
export const bySeries = <Model extends InSeries>(models: readonly Model[]): readonly (readonly Model[])[] =>
  [...groupBy(models, ({ brand, series, type }) => JSON.stringify([brand, series, type])).values()].map(
    (group) => group.sort((a, b) => b.capacity - a.capacity),
  );
