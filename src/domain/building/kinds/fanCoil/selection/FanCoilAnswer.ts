import type { NoMatchReason } from "../../../selection/multiRoom.ts";
import type { FanCoilFigures } from "./FanCoil.ts";

/** What the engine finds for one room; answers stand in the order of the rooms. Plain data: it crosses threads. */
export interface FanCoilAnswer {
  readonly roomId: string;
  /** Units in the room: as specified, else as calculated. */
  readonly quantity: number;
  /** Best first, at most as many as asked; the first is the selection. Empty: no match. */
  readonly productIds: readonly string[];
  /** Figures of one unit of the selection in this room's state. */
  readonly corrected: FanCoilFigures | null;
  /** Why there is no match; empty when there is one. */
  readonly reasons: readonly NoMatchReason[];
}
