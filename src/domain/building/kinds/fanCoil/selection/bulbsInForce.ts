import { ASSUMED_CLIMATE, type Room } from "../../../rooms/Room.ts";
import { temperature, type Temperature } from "../../../../base/units.ts";

/** Bulb temperatures that a room is selected with. */
export interface Bulbs {
  readonly summerDryBulb: Temperature;
  readonly summerWetBulb: Temperature;
  readonly winterDryBulb: Temperature;
}

/** Those that the room states; for each one it does not, the assumed climate's. */
export const bulbsInForce = (
  room: Pick<Room, "summerDryBulb" | "summerWetBulb" | "winterDryBulb">,
): Bulbs => ({
  summerDryBulb: room.summerDryBulb ?? temperature(ASSUMED_CLIMATE.summerDryBulb),
  summerWetBulb: room.summerWetBulb ?? temperature(ASSUMED_CLIMATE.summerWetBulb),
  winterDryBulb: room.winterDryBulb ?? temperature(ASSUMED_CLIMATE.winterDryBulb),
});
