import type { Machine } from "../curve/curveQuantities.ts";
import { AIR_CODE } from "./airFigures.ts";
import { LIQUID_CODE } from "./liquidFigures.ts";

/** A field that describes a machine's fluid, with its texts for people. */
export interface FluidFigure {
  readonly code: string;
  readonly label: string;
  readonly unit: string;
  readonly line: null;
}

const figure = (code: string, label: string, unit: string): FluidFigure => ({
  code,
  label,
  unit,
  line: null,
});

/** The fields that describe a machine's fluid: the air at a fan's site; a pump's liquid and suction side. */
export const FLUID_FIGURES: Readonly<Record<Machine, readonly FluidFigure[]>> = {
  fan: [
    figure(AIR_CODE.altitude, "海拔", "m"),
    figure(AIR_CODE.pressure, "大气压", "kPa"),
    figure(AIR_CODE.temperature, "空气温度", "℃"),
    figure(AIR_CODE.humidity, "相对湿度", "%"),
    figure(AIR_CODE.lowest, "最低空气温度", "℃"),
  ],
  pump: [
    figure(LIQUID_CODE.ethylene, "乙二醇质量浓度", "%"),
    figure(LIQUID_CODE.propylene, "丙二醇质量浓度", "%"),
    figure(LIQUID_CODE.temperature, "介质温度", "℃"),
    figure(LIQUID_CODE.frost, "防冻温度", "℃"),
    figure(LIQUID_CODE.altitude, "海拔", "m"),
    figure(LIQUID_CODE.pressure, "液面绝对压力", "kPa"),
    figure(LIQUID_CODE.fill, "定压（表压）", "kPa"),
    figure(LIQUID_CODE.head, "液面高差", "m"),
    figure(LIQUID_CODE.loss, "吸入管损失", "m"),
  ],
};
