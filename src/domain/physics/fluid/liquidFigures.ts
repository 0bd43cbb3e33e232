import { AIR_CODE } from "./airFigures.ts";
import type { Glycol } from "./glycols.ts";

/**
 * Figures of a pump's duty that say which liquid it lifts, and how that comes to it: named like properties, though no
 * product states them. Of the two fractions one at most: which it is says which liquid. The altitude is that of the air.
 */
export const LIQUID_CODE = {
  ethylene: "ethyleneFraction",
  propylene: "propyleneFraction",
  temperature: "liquidTemperature",
  frost: "frostTemperature",
  altitude: AIR_CODE.altitude,
  pressure: "surfacePressure",
  fill: "fillPressure",
  head: "suctionHead",
  loss: "suctionLoss",
} as const;
export type LiquidName = keyof typeof LIQUID_CODE;

const LIQUID_CODES: readonly string[] = Object.values(LIQUID_CODE);
export const isLiquidCode = (code: string): boolean => LIQUID_CODES.includes(code);
const SIGNED: readonly string[] = [
  LIQUID_CODE.temperature,
  LIQUID_CODE.frost,
  LIQUID_CODE.altitude,
  LIQUID_CODE.head,
];
/** May lie below zero. */
export const isSignedLiquidCode = (code: string): boolean => SIGNED.includes(code);
const SUCTION: readonly string[] = [
  LIQUID_CODE.altitude,
  LIQUID_CODE.pressure,
  LIQUID_CODE.fill,
  LIQUID_CODE.head,
  LIQUID_CODE.loss,
];
/** Of the suction side; the others are of the liquid itself. */
export const isSuctionCode = (code: string): boolean => SUCTION.includes(code);

/** What the figures of a duty say of the liquid; null where a figure is left out. */
export interface StatedLiquid {
  readonly glycol: Glycol | null;
  /** % by mass; 0 of water. */
  readonly fraction: number;
  /** ℃ */
  readonly temperature: number | null;
  /** ℃, the coldest that it is to stand without freezing. */
  readonly frost: number | null;
  /** m */
  readonly altitude: number | null;
  /** kPa, absolute, above the surface that the pump draws from. */
  readonly pressure: number | null;
  /** kPa above the atmosphere, of a closed system. */
  readonly fill: number | null;
  /** m of the surface above the pump; null where nothing is said of the suction side. */
  readonly head: number | null;
  /** m at the design flow. */
  readonly loss: number | null;
}
