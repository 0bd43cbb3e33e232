import { decimalText } from "../../base/input/fieldText.ts";
import { FULL_RATE, LEAST_RATE } from "./regulate.ts";
import { speedRate, type SpeedRate } from "../../base/units.ts";

/**
 * The part of a typed text that a speed-percent field keeps: digits and one point, one decimal, no leading zeros
 * or point.
 */
export const speedPercentText = (text: string): string => decimalText(text, { maxDecimals: 1 });

const WHOLE = 100;
/** % of full speed. */
export const LEAST_SPEED_PERCENT = LEAST_RATE * WHOLE;
export const FULL_SPEED_PERCENT = FULL_RATE * WHOLE;

/** The percentage that a text means, limited to 50 … 100; `null` for a text without a number. */
export function clampSpeedPercent(text: string): number | null {
  const kept = speedPercentText(text);
  if (kept === "") return null;
  return Math.min(FULL_SPEED_PERCENT, Math.max(LEAST_SPEED_PERCENT, Number(kept)));
}

const DECIMALS = 1;
/** A speed ratio as the field shows it, in percent. */
export const percentOfRate = (rate: SpeedRate): number => Number((rate * WHOLE).toFixed(DECIMALS));

/** 83.5 % becomes 0.835; dividing gives the nearest number, which multiplying by 0.01 does not. */
export const rateOfPercent = (percent: number): SpeedRate => speedRate(percent / WHOLE);
