import type { Machine } from "../curve/curveQuantities.ts";
import { AIR_CODE, isAirCode, isSignedAirCode } from "./airFigures.ts";
import { isLiquidCode, isSignedLiquidCode, LIQUID_CODE } from "./liquidFigures.ts";

/** Codes of the figures that describe a machine's fluid, in the order of the form's fields. */
export const FLUID_CODES: Readonly<Record<Machine, readonly string[]>> = {
  fan: Object.values(AIR_CODE),
  pump: Object.values(LIQUID_CODE),
};

export const isFluidCode = (code: string): boolean => isAirCode(code) || isLiquidCode(code);
/** Whether the figure may be negative. */
export const isSignedFluidCode = (code: string): boolean => isSignedAirCode(code) || isSignedLiquidCode(code);
