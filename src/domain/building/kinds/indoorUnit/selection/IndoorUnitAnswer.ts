import type { NoMatchReason } from "../../../selection/multiRoom.ts";

/** What the engine finds for one room; answers stand in the order of the rooms. Plain data: it crosses threads. */
export interface IndoorUnitAnswer {
  readonly roomId: string;
  /** Units in the room: as specified, else as calculated. */
  readonly quantity: number;
  /** Best first, at most as many as asked; the first is the selection. Empty: no match. */
  readonly productIds: readonly string[];
  /** Why there is no match; empty when there is one. */
  readonly reasons: readonly NoMatchReason[];
}
