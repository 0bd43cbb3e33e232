import type { SystemCurve } from "#domain/physics/curve/systemCurve.ts";

/** An entered quantity and by how many % a product may miss it. */
export interface MapTarget {
  readonly value: number;
  readonly rate: number;
}

/** What is entered of the two quantities of a map. */
export interface MapDuty {
  readonly flow: MapTarget | null;
  readonly value: MapTarget | null;
  /** Null where the two figures make no system. */
  readonly system: SystemCurve | null;
}

/** Where the design point is put. */
export interface MapPoint {
  readonly flow: number;
  readonly value: number;
}
