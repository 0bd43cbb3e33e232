import type { Distance, Velocity } from "../../../../base/units.ts";
import type { NoMatchReason } from "../../../selection/multiRoom.ts";

/** What one outlet does with its share of a room's air. */
export interface AirOutletFigures {
  readonly velocity: Velocity;
  /** `null` for all but spherical nozzles. */
  readonly nozzleThrow: Distance | null;
}

/** What the engine finds for one room; answers stand in the order of the rooms. Plain data: it crosses threads. */
export interface AirOutletAnswer {
  readonly roomId: string;
  /** Outlets in the room: as specified, else as calculated. */
  readonly quantity: number;
  /** Best first, at most as many as asked; the first is the selection. Empty: no match. */
  readonly productIds: readonly string[];
  /** Figures of the selection in this room. */
  readonly figures: AirOutletFigures | null;
  /** Why there is no match; empty when there is one. */
  readonly reasons: readonly NoMatchReason[];
}
