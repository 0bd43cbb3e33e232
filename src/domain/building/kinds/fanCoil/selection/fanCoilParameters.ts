import type { Level, Parameter } from "../../../selection/multiRoom.ts";
import { FAN_COIL_FIGURES, type FanCoilFigure, type FanCoilFigures } from "./FanCoil.ts";
import { fanCoilProperty } from "./fanCoilProperty.ts";

const PREFIXES: Readonly<Record<Level, string>> = { MEDIUM_LEVEL: "中档", HIGH_LEVEL: "高档" };

const NAMES: Readonly<Record<FanCoilFigure, string>> = {
  airFlow: "风量",
  totalCooling: "全冷",
  sensibleCooling: "显冷",
  latentCooling: "潜冷",
  heatMoistureRatio: "制冷热湿比",
  heating: "制热",
};

/** One unit's figures at a level on the wire, in the order of the check items. */
export const fanCoilParameters = (figures: FanCoilFigures, level: Level): readonly Parameter[] =>
  FAN_COIL_FIGURES.map((figure) => ({
    code: fanCoilProperty(figure, level),
    name: `${PREFIXES[level]}${NAMES[figure]}`,
    value: figures[figure],
  }));
