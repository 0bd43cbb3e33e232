import type { OutletType } from "../../../../catalogue/outletTypes.ts";

/** Both ends included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The range of length over width, as a change of it is named: no one property holds it. */
export const ASPECT_RATIO = "aspectRatio";

/** What candidates are filtered by and rooms are selected under, read from a request. Plain data: it crosses threads. */
export interface AirOutletConditions {
  /** How many products a room is offered. */
  readonly topSize: number;
  readonly type: OutletType;
  /** `null` leaves a filter open. */
  readonly brandCode: string | null;
  /** m/s */
  readonly velocity: Span;
  /** m; spherical nozzles only. */
  readonly nozzleThrow: number | null;
  /** Length over width; louvres only. */
  readonly aspectRatio: Span | null;
  readonly productIds: readonly string[] | null;
  /** ㎡ that one outlet answers for. */
  readonly singleUnitArea: number;
}
