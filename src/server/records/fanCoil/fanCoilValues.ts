import { PROPERTY, type PropertyCode } from "#domain/catalogue/properties.ts";
import { heatMoistureRatioOf } from "#domain/building/kinds/fanCoil/selection/coolingOfCoil.ts";
import type { FanCoilLevel } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import type { ValueRow } from "../../database/schema/catalogueRows.ts";
import { noiseTestEnums } from "../noiseTest.ts";
import { roundTo } from "../roundTo.ts";
import type { FanCoilRecord } from "./FanCoilRecord.ts";

type Figures = readonly (readonly [PropertyCode, number | null])[];

function levelFigures(speed: "high" | "medium", level: FanCoilLevel): Figures {
  const latent = roundTo(3, level.totalCooling - level.sensibleCooling);
  const ratio = heatMoistureRatioOf(level.totalCooling, latent);
  return [
    [PROPERTY[`${speed}AirFlow`], level.airFlow],
    [PROPERTY[`${speed}TotalCooling`], level.totalCooling],
    [PROPERTY[`${speed}SensibleCooling`], level.sensibleCooling],
    [PROPERTY[`${speed}LatentCooling`], latent],
    [PROPERTY[`${speed}HeatMoistureRatio`], ratio === null ? null : roundTo(0, ratio)],
    [PROPERTY[`${speed}Heating`], level.heating],
    [PROPERTY[`${speed}InputPower`], level.inputPower],
    [PROPERTY[`${speed}Noise`], level.noise],
  ];
}

function ratedFigures({ rated, levels }: FanCoilRecord["coil"]): Figures {
  const states = levels.HIGH_LEVEL.heating !== null;
  return [
    [PROPERTY.ratedCoolingDryBulb, rated.coolingDryBulb],
    [PROPERTY.ratedCoolingWetBulb, rated.coolingWetBulb],
    [PROPERTY.ratedCoolingWater, rated.coolingWater],
    [PROPERTY.ratedHeatingDryBulb, states ? rated.heatingDryBulb : null],
    [PROPERTY.ratedHeatingWater, states ? rated.heatingWater : null],
  ];
}

/** A fan coil's properties as rows; properties that are not stated have none. */
export function fanCoilValues({ coil, remainder }: FanCoilRecord): readonly ValueRow[] {
  const figures: Figures = [
    ...levelFigures("high", coil.levels.HIGH_LEVEL),
    ...levelFigures("medium", coil.levels.MEDIUM_LEVEL),
    ...ratedFigures(coil),
    [PROPERTY.externalStaticPressure, coil.externalStaticPressure],
    [PROPERTY.waterFlow, remainder.waterFlow],
    [PROPERTY.waterPressureDrop, remainder.waterPressureDrop],
    [PROPERTY.length, remainder.length],
    [PROPERTY.width, remainder.width],
    [PROPERTY.height, remainder.height],
    [PROPERTY.weight, remainder.weight],
    [PROPERTY.noiseDistance, remainder.noiseDistance],
  ];
  const enumerated: readonly (readonly [PropertyCode, string | null])[] = [
    [PROPERTY.structure, coil.structure],
    [PROPERTY.installation, coil.installation],
    [PROPERTY.coilRows, remainder.rows],
    [PROPERTY.motor, remainder.motor],
    ...noiseTestEnums(remainder.noiseDistance),
  ];
  const texts: readonly (readonly [PropertyCode, string | null])[] = [
    [PROPERTY.pipeConnection, remainder.pipeConnection],
    [PROPERTY.powerSupply, remainder.powerSupply],
  ];
  const row = (propertyCode: PropertyCode) => ({ productId: coil.id, propertyCode });
  return [
    ...figures.flatMap(([code, number]) => (number === null ? [] : [{ ...row(code), number }])),
    ...enumerated.flatMap(([code, enumCode]) => (enumCode === null ? [] : [{ ...row(code), enumCode }])),
    ...texts.flatMap(([code, text]) => (text === null ? [] : [{ ...row(code), text }])),
  ];
}
