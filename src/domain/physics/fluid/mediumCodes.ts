import type { Machine } from "../curve/curveQuantities.ts";
import { AIR_CODE, isAirCode, isSignedAirCode } from "./airFigures.ts";
import { isLiquidCode, isSignedLiquidCode, LIQUID_CODE } from "./liquidFigures.ts";

/** The codes of what may be said of what a machine moves, in the order of its fields. */
export const MEDIUM_CODES: Readonly<Record<Machine, readonly string[]>> = {
  fan: Object.values(AIR_CODE),
  pump: Object.values(LIQUID_CODE),
};

export const isMediumCode = (code: string): boolean => isAirCode(code) || isLiquidCode(code);
/** May lie below zero. */
export const isSignedMediumCode = (code: string): boolean =>
  isSignedAirCode(code) || isSignedLiquidCode(code);
