import { formatQuantity, quantityText } from "../../base/formatQuantity.ts";
import { percentOfRate } from "./speedPercent.ts";
import type { SpeedRate } from "../../base/units.ts";

const isRotational = (speed: string) => /^[0-9]+(\.[0-9]+)?$/u.test(speed);

/** "83.5 %" of full speed. */
export const ratePercentText = (rate: SpeedRate): string => `${percentOfRate(rate)} %`;

/**
 * Name of a setting at a share of its full speed: `2,900 r/min`, `2,422 r/min（83.5 %）`, `高速`. Empty for a
 * product's only setting at full speed.
 */
export function speedName(speed: string, rate: SpeedRate | null): string {
  if (rate === null) return isRotational(speed) ? quantityText(Number(speed), "r/min") : speed;
  const percent = ratePercentText(rate);
  return isRotational(speed)
    ? `${formatQuantity(Number(speed) * rate, "r/min")} r/min（${percent}）`
    : speed === ""
      ? `转速 ${percent}`
      : `${speed}（转速 ${percent}）`;
}
