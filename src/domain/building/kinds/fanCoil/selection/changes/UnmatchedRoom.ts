import type { Room } from "../../../../rooms/Room.ts";
import type { Temperature } from "../../../../../base/units.ts";
import type { EnteringAir } from "../EnteringAir.ts";
import type { FanCoilRequirement } from "../unitRequirement.ts";

/** A room that no candidate matches, with the requirement on each unit and its air. */
export interface UnmatchedRoom {
  readonly room: Room;
  readonly quantity: number;
  readonly required: FanCoilRequirement;
  readonly air: EnteringAir;
  readonly winterDryBulb: Temperature;
}
