import type { Machine } from "../curve/curveQuantities.ts";
import { AIR_FIGURES, isAirCode, isSignedAirCode } from "./airFigures.ts";
import { isLiquidCode, isSignedLiquidCode, LIQUID_FIGURES } from "./liquidFigures.ts";

/** A field of what a machine moves, as a person reads it. */
export interface MediumFigure {
  readonly code: string;
  readonly label: string;
  readonly unit: string;
  readonly line: null;
}

/** What may be said of what a machine moves: the air of a fan's site; a pump's liquid, and how that comes to it. */
export const MEDIUM_FIGURES: Readonly<Record<Machine, readonly MediumFigure[]>> = {
  fan: AIR_FIGURES,
  pump: LIQUID_FIGURES,
};

export const isMediumCode = (code: string): boolean => isAirCode(code) || isLiquidCode(code);
/** May lie below zero. */
export const isSignedMediumCode = (code: string): boolean =>
  isSignedAirCode(code) || isSignedLiquidCode(code);
