import type { Distance, Velocity } from "../../../../base/units.ts";
import type { NoMatchReason } from "../../../selection/multiRoom.ts";

/** The figures of one outlet with its share of a room's air. */
export interface AirOutletFigures {
  readonly velocity: Velocity;
  /** `null` for all but spherical nozzles. */
  readonly nozzleThrow: Distance | null;
}

/** The engine's answer for one room; answers are in the order of the rooms. Plain data that crosses threads. */
export interface AirOutletAnswer {
  readonly roomId: string;
  /** Outlets in the room: as specified, else as calculated. */
  readonly quantity: number;
  /** Best first, at most as many as requested; the first is the selection. Empty if there is no match. */
  readonly productIds: readonly string[];
  /** Figures of the selection in this room. */
  readonly figures: AirOutletFigures | null;
  /** Why there is no match; empty if there is one. */
  readonly reasons: readonly NoMatchReason[];
}
