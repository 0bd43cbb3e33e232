import type { NoMatchReason } from "../../../selection/multiRoom.ts";
import type { FanCoilFigures } from "./FanCoil.ts";

/** The engine's answer for one room; answers are in the order of the rooms. Plain data that crosses threads. */
export interface FanCoilAnswer {
  readonly roomId: string;
  /** Units in the room: as specified, else as calculated. */
  readonly quantity: number;
  /** Best first, at most as many as requested; the first is the selection. Empty if there is no match. */
  readonly productIds: readonly string[];
  /** Figures of one unit of the selection in this room's state. */
  readonly corrected: FanCoilFigures | null;
  /** Why there is no match; empty if there is one. */
  readonly reasons: readonly NoMatchReason[];
}
