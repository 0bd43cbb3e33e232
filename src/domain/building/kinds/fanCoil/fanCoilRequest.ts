import { HIGHEST_ALTITUDE, LOWEST_ALTITUDE } from "../../../physics/air/altitude.ts";
import { PROPERTY } from "../../../catalogue/properties.ts";
import { originRequest } from "../../batch/kind/originField.ts";
import type { Room } from "../../rooms/Room.ts";
import { FAN_COIL_FIGURES } from "./selection/FanCoil.ts";
import { fanCoilProperty, noiseProperty } from "./selection/fanCoilProperty.ts";
import { LEVELS, TOP_SIZE, type FanCoilRequest, type PropertyCondition } from "../../selection/multiRoom.ts";
import { CHECKS, type RequestFields } from "../../selection/RequestField.ts";
import { limitRequest } from "../../batch/kind/LimitFilter.ts";
import { asWireNumber } from "../../batch/kind/fieldTypes.ts";
import { FAN_COIL_FIELDS } from "./fanCoilFields.ts";
import type { FanCoilCheck, FanCoilFilter } from "./FanCoilFilter.ts";

const ALTITUDE = { type: "optionalNumber", from: LOWEST_ALTITUDE, to: HIGHEST_ALTITUDE } as const;
const { fields } = FAN_COIL_FIELDS;

export const FAN_COIL_REQUEST_FIELDS = {
  ...CHECKS,
  level: { type: "oneOf", values: LEVELS },
  dustCorrectionFactor: asWireNumber(fields.dustCorrectionFactor),
  intermittentUseFactor: asWireNumber(fields.intermittentUseFactor),
  summerSupplyWaterTemperature: asWireNumber(fields.summerSupplyWaterTemperature),
  winterSupplyWaterTemperature: asWireNumber(fields.winterSupplyWaterTemperature),
  altitude: ALTITUDE,
} as const satisfies RequestFields<FanCoilRequest>;

const equal = (code: string, value: string): PropertyCondition => ({
  code,
  parameterType: "Enums",
  queryType: "EQUAL",
  value,
});

/** Check items 1 to 6 are the figures in their order. */
export const checkedFigures = (checks: readonly FanCoilCheck[]) =>
  FAN_COIL_FIGURES.filter((_, at) => checks.some((check) => check === at + 1));

export function fanCoilRequest(filter: FanCoilFilter, rooms: readonly Room[]): FanCoilRequest {
  const { level, structure, installation, staticPressure, altitude = 0 } = filter;
  const ticked = checkedFigures(filter.checks);
  const code = (figure: (typeof FAN_COIL_FIGURES)[number]) => fanCoilProperty(figure, level);
  const { isOn, from, to } = staticPressure;
  const limits = limitRequest(filter, {
    noise: noiseProperty(level),
    codeOf: (name) => {
      const figure = FAN_COIL_FIGURES.find((known) => known === name);
      return figure === undefined ? null : code(figure);
    },
  });
  const pressure: PropertyCondition[] = isOn
    ? [{ code: PROPERTY.externalStaticPressure, parameterType: "Double", queryType: "RANGE_TE", from, to }]
    : [];
  return {
    topSize: TOP_SIZE,
    brandCode: filter.brandCode,
    ...originRequest(filter),
    inputCondition: rooms,
    productProperties: [
      equal(PROPERTY.structure, structure),
      equal(PROPERTY.installation, installation),
      ...pressure,
      ...limits.properties,
    ],
    singleUnitResponsibilityArea: filter.singleUnitResponsibilityArea,
    validationProperties: ticked.map(code),
    nonValidationProperties: FAN_COIL_FIGURES.filter((figure) => !ticked.includes(figure)).map(code),
    level,
    dustCorrectionFactor: filter.dustCorrectionFactor,
    intermittentUseFactor: filter.intermittentUseFactor,
    summerSupplyWaterTemperature: filter.summerSupplyWaterTemperature,
    winterSupplyWaterTemperature: filter.winterSupplyWaterTemperature,
    ...(altitude === 0 ? {} : { altitude }),
    ...limits.fields,
  };
}
