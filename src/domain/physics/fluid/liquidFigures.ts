import { AIR_CODE } from "./airFigures.ts";
import type { Glycol } from "./glycols.ts";

/**
 * Codes of the figures of a pump's duty that describe the liquid and its suction side. They are named like
 * properties, though no product has them. At most one of the two fractions is given; it names the glycol. The
 * altitude is that of the air.
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
/** Whether the figure may be negative. */
export const isSignedLiquidCode = (code: string): boolean => SIGNED.includes(code);
const SUCTION: readonly string[] = [
  LIQUID_CODE.altitude,
  LIQUID_CODE.pressure,
  LIQUID_CODE.fill,
  LIQUID_CODE.head,
  LIQUID_CODE.loss,
];
/** Whether the figure describes the suction side; the others describe the liquid itself. */
export const isSuctionCode = (code: string): boolean => SUCTION.includes(code);

/** The liquid as the figures of a duty state it; null for a figure that is left out. */
export interface StatedLiquid {
  readonly glycol: Glycol | null;
  /** % by mass; 0 for water. */
  readonly fraction: number;
  /** ℃ */
  readonly temperature: number | null;
  /** ℃; the coldest temperature that the liquid must withstand without freezing. */
  readonly frost: number | null;
  /** m */
  readonly altitude: number | null;
  /** kPa, absolute, on the surface that the pump draws from. */
  readonly pressure: number | null;
  /** kPa above atmospheric pressure, for a closed system. */
  readonly fill: number | null;
  /** m; height of the surface above the pump; null where the suction side is not described. */
  readonly head: number | null;
  /** m at the design flow; loss of the suction pipe. */
  readonly loss: number | null;
}
