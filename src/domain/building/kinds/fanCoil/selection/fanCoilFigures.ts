import { power } from "../../../../base/units.ts";
import { heatMoistureRatioOf, sensibleOfCoil, totalOfCoil } from "./coolingOfCoil.ts";
import { dryFactor, heatingFactor, wetFactor } from "./correctionFactors.ts";
import type { EnteringAir } from "./EnteringAir.ts";
import type { FanCoilFigures, FanCoilLevel } from "./FanCoil.ts";
import type { RatedCoil } from "./RatedCoil.ts";
import type { Temperature } from "../../../../base/units.ts";

/** Air and water of a unit in a room. */
export interface RoomState {
  readonly air: EnteringAir;
  readonly winterDryBulb: Temperature;
  readonly summerWater: Temperature;
  readonly winterWater: Temperature;
}

/** The catalogue's figures of one unit in its rated state. */
export function ratedFigures(level: FanCoilLevel): FanCoilFigures {
  const { airFlow, totalCooling, sensibleCooling, heating } = level;
  return figures(airFlow, totalCooling, sensibleCooling, heating);
}

/** One unit's figures in a room's state. The fan moves the same air in every state. */
export function correctedFigures(coil: RatedCoil, state: RoomState): FanCoilFigures {
  const { rated, airFlow, contactFlow, heating } = coil;
  const wet = wetFactor(rated, state.air, state.summerWater) * coil.totalCooling;
  const dry = dryFactor(rated, state.air, state.summerWater) * coil.sensibleCooling;
  return figures(
    airFlow,
    totalOfCoil(wet, dry),
    sensibleOfCoil(contactFlow, wet, dry, state.air),
    heating === null
      ? null
      : power(heatingFactor(rated, state.winterDryBulb, state.winterWater, state.air.site) * heating),
  );
}

function figures(
  airFlow: FanCoilFigures["airFlow"],
  totalCooling: FanCoilFigures["totalCooling"],
  sensibleCooling: FanCoilFigures["sensibleCooling"],
  heating: FanCoilFigures["heating"],
): FanCoilFigures {
  const latentCooling = power(totalCooling - sensibleCooling);
  const heatMoistureRatio = heatMoistureRatioOf(totalCooling, latentCooling);
  return { airFlow, totalCooling, sensibleCooling, latentCooling, heatMoistureRatio, heating };
}
