import type { SystemCurve } from "#domain/physics/curve/systemCurve.ts";

/** A quantity, and the deviation in % that a product may have from it. */
export interface MapTarget {
  readonly value: number;
  readonly rate: number;
}

/** The entered values of a map's two quantities. */
export interface MapDuty {
  readonly flow: MapTarget | null;
  readonly value: MapTarget | null;
  /** `null` if the two figures describe no system. */
  readonly system: SystemCurve | null;
}

/** Position of the design point. */
export interface MapPoint {
  readonly flow: number;
  readonly value: number;
}
