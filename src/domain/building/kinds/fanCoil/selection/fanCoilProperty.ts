import { PROPERTY, type PropertyCode } from "../../../../catalogue/properties.ts";
import { LEVELS, type Level } from "../../../selection/multiRoom.ts";
import { FAN_COIL_FIGURES, type FanCoilFigure } from "./FanCoil.ts";

const CODES: Readonly<Record<Level, Readonly<Record<FanCoilFigure, PropertyCode>>>> = {
  MEDIUM_LEVEL: {
    airFlow: PROPERTY.mediumAirFlow,
    totalCooling: PROPERTY.mediumTotalCooling,
    sensibleCooling: PROPERTY.mediumSensibleCooling,
    latentCooling: PROPERTY.mediumLatentCooling,
    heatMoistureRatio: PROPERTY.mediumHeatMoistureRatio,
    heating: PROPERTY.mediumHeating,
  },
  HIGH_LEVEL: {
    airFlow: PROPERTY.highAirFlow,
    totalCooling: PROPERTY.highTotalCooling,
    sensibleCooling: PROPERTY.highSensibleCooling,
    latentCooling: PROPERTY.highLatentCooling,
    heatMoistureRatio: PROPERTY.highHeatMoistureRatio,
    heating: PROPERTY.highHeating,
  },
};

export const NOISE_PROPERTIES: Readonly<Record<Level, PropertyCode>> = {
  MEDIUM_LEVEL: PROPERTY.mediumNoise,
  HIGH_LEVEL: PROPERTY.highNoise,
};
export const noiseProperty = (level: Level): PropertyCode => NOISE_PROPERTIES[level];

/** The data standard's code of a figure at a level. */
export const fanCoilProperty = (figure: FanCoilFigure, level: Level): PropertyCode => CODES[level][figure];

/** The figure of a code at this level, or `null`. */
export const figureOfProperty = (code: string, level: Level): FanCoilFigure | null =>
  FAN_COIL_FIGURES.find((figure) => CODES[level][figure] === code) ?? null;

/** The figure of a code at any level, or `null`. */
export const figureOfAnyLevel = (code: string): FanCoilFigure | null =>
  LEVELS.map((level) => figureOfProperty(code, level)).find((figure) => figure !== null) ?? null;
