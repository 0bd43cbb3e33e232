import type { OutletType } from "../../../../catalogue/outletTypes.ts";

/** Both ends included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Name of the aspect ratio in a change, since no single property holds it. */
export const ASPECT_RATIO = "aspectRatio";

/** Filters of candidates and conditions of rooms, read from a request. Plain data that crosses threads. */
export interface AirOutletConditions {
  /** Greatest number of products offered to a room. */
  readonly topSize: number;
  readonly type: OutletType;
  /** `null` for any. */
  readonly brandCode: string | null;
  /** m/s */
  readonly velocity: Span;
  /** m; spherical nozzles only. */
  readonly nozzleThrow: number | null;
  /** Length divided by width; louvres only. */
  readonly aspectRatio: Span | null;
  readonly productIds: readonly string[] | null;
  /** ㎡ served by one outlet. */
  readonly singleUnitArea: number;
}
