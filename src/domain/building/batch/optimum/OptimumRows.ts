import type { ShortPart } from "./OptimumScope.ts";
/**
 * A room that takes no part, with the least slack (share) at which it would; `null` if none helps. `allowed`: the
 * share that its own conditions allow, which no slack changes.
 */
export interface LeftOutRoom {
  readonly allowed: number | null;
  readonly roomCode: string;
  readonly roomName: string;
  readonly slack: number | null;
  /** Set if it has candidates, but its floor or type has no plan with few enough models. */
  readonly short?: ShortPart;
}

/** The present or planned product of a room. */
export interface OptimumChoice {
  readonly model: string;
  /** A share; `null` for a product that is no candidate of the room. */
  readonly excess: number | null;
  /** Electric input of the room's units, kW. */
  readonly power: number | null;
  /** Price of the room's units in yuan; `null` if no price of the product is known. */
  readonly price: number | null;
}

/** A room that a plan changes. */
export interface OptimumChange {
  readonly index: number;
  readonly roomCode: string;
  readonly roomName: string;
  readonly units: number;
  /** `null` if it has no product yet. */
  readonly from: OptimumChoice | null;
  readonly to: OptimumChoice;
}
