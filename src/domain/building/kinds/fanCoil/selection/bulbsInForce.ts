import { ASSUMED_CLIMATE, type Room } from "../../../rooms/Room.ts";
import { temperature, type Temperature } from "../../../../base/units.ts";

/** The bulb temperatures that a room is selected with. */
export interface Bulbs {
  readonly summerDryBulb: Temperature;
  readonly summerWetBulb: Temperature;
  readonly winterDryBulb: Temperature;
}

/** The bulb temperatures that the room states, completed by those of the assumed climate. */
export const bulbsInForce = (
  room: Pick<Room, "summerDryBulb" | "summerWetBulb" | "winterDryBulb">,
): Bulbs => ({
  summerDryBulb: room.summerDryBulb ?? temperature(ASSUMED_CLIMATE.summerDryBulb),
  summerWetBulb: room.summerWetBulb ?? temperature(ASSUMED_CLIMATE.summerWetBulb),
  winterDryBulb: room.winterDryBulb ?? temperature(ASSUMED_CLIMATE.winterDryBulb),
});
