import type { NoMatchReason } from "../../../selection/multiRoom.ts";

/** The engine's answer for one room; answers are in the order of the rooms. Plain data that crosses threads. */
export interface IndoorUnitAnswer {
  readonly roomId: string;
  /** Units in the room: as specified, else as calculated. */
  readonly quantity: number;
  /** Best first, at most as many as requested; the first is the selection. Empty if there is no match. */
  readonly productIds: readonly string[];
  /** Why there is no match; empty if there is one. */
  readonly reasons: readonly NoMatchReason[];
}
