import { PROPERTY } from "../../../catalogue/properties.ts";
import type { Room } from "../../rooms/Room.ts";
import { bulbsInForce } from "./selection/bulbsInForce.ts";
import { FAN_COIL_FIGURES, type FanCoilFigures } from "./selection/FanCoil.ts";
import { correctedFigures } from "./selection/fanCoilFigures.ts";
import { fanCoilProperty } from "./selection/fanCoilProperty.ts";
import { ratedCoil } from "./selection/RatedCoil.ts";
import { enteringAir } from "./selection/EnteringAir.ts";
import { ratedStateOf } from "./selection/standardRatedState.ts";
import { siteAir } from "./selection/SiteAir.ts";
import type { Level, Parameter } from "../../selection/multiRoom.ts";
import { statedNumber } from "../../selection/statedNumber.ts";
import { flow, power, temperature } from "../../../base/units.ts";
import type { ComparedFigures } from "../../batch/kind/BatchKind.ts";
import type { FanCoilFilter } from "./FanCoilFilter.ts";

/** Catalogue or corrected figures in the order of the columns. */
export const readFanCoilFigures = (parameters: readonly Parameter[], level: Level): (number | null)[] =>
  FAN_COIL_FIGURES.map((figure) => statedNumber(parameters, fanCoilProperty(figure, level)));

/**
 * A product for the panel of alternatives with its catalogue figures, corrected to the room's air and the filter's
 * water by the same rules as on the server. Figures that are not stated are not corrected.
 */
export function compareFanCoil(
  parameters: readonly Parameter[],
  room: Room,
  filter: FanCoilFilter,
): ComparedFigures {
  const { level } = filter;
  const isHigh = level === "HIGH_LEVEL";
  const figures = readFanCoilFigures(parameters, level);
  const corrected = correctedTo(parameters, room, filter);
  return {
    figures,
    corrected: FAN_COIL_FIGURES.map((figure) => corrected?.[figure] ?? null),
    inputPower: statedNumber(parameters, isHigh ? PROPERTY.highInputPower : PROPERTY.mediumInputPower),
    noise: statedNumber(parameters, isHigh ? PROPERTY.highNoise : PROPERTY.mediumNoise),
    staticPressure: statedNumber(parameters, PROPERTY.externalStaticPressure),
  };
}

function correctedTo(
  parameters: readonly Parameter[],
  room: Room,
  filter: FanCoilFilter,
): FanCoilFigures | null {
  const [airFlow = null, total = null, sensible = null, , , heating = null] = readFanCoilFigures(
    parameters,
    filter.level,
  );
  if (airFlow === null || total === null || sensible === null) return null;
  const coil = ratedCoil(
    {
      airFlow: flow(airFlow),
      totalCooling: power(total),
      sensibleCooling: power(sensible),
      heating: heating === null ? null : power(heating),
      inputPower: null,
      noise: null,
    },
    ratedStateOf((code) => statedNumber(parameters, code)),
  );
  const { summerDryBulb, summerWetBulb, winterDryBulb } = bulbsInForce(room);
  const air = enteringAir(summerDryBulb, summerWetBulb, siteAir(filter.altitude));
  if (!coil.ok || !air.ok) return null;
  return correctedFigures(coil.value, {
    air: air.value,
    winterDryBulb,
    summerWater: temperature(filter.summerSupplyWaterTemperature),
    winterWater: temperature(filter.winterSupplyWaterTemperature),
  });
}
