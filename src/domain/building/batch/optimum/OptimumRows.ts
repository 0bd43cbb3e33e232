import type { ShortPlace } from "./OptimumScope.ts";
/**
 * A room that takes no part, and the least slack, a share, at which it would; `null`: at none. `allowed`: the share that its own
 * conditions allow, which no slack changes.
 */
export interface LeftOutRoom {
  readonly allowed: number | null;
  readonly roomCode: string;
  readonly roomName: string;
  readonly slack: number | null;
  /** It has candidates, but its floor or type has no plan of few enough models. */
  readonly short?: ShortPlace;
}

/** What a room has, or would have. */
export interface OptimumChoice {
  readonly model: string;
  /** A share; `null` of a product that is no candidate of the room. */
  readonly excess: number | null;
  /** Electric input of the room's units, kW. */
  readonly power: number | null;
  /** Of the room's units, yuan; `null`: no price of the product is known. */
  readonly price: number | null;
}

/** A room that a plan changes. */
export interface OptimumChange {
  readonly index: number;
  readonly roomCode: string;
  readonly roomName: string;
  readonly units: number;
  /** `null`: no product yet. */
  readonly from: OptimumChoice | null;
  readonly to: OptimumChoice;
}
