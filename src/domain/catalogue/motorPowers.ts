import { SPEED_SETTINGS } from "./fanTypes.ts";
import { PROPERTY } from "./properties.ts";

/** kW of a product's motor, for each speed if it has two; null where not stated. */
export interface MotorPowers {
  readonly only: number | null;
  readonly high: number | null;
  readonly low: number | null;
}

export function motorPowers(
  properties: readonly { readonly code: string; readonly value: unknown }[],
): MotorPowers {
  const figure = (asked: string) => {
    const value = properties.find(({ code }) => code === asked)?.value;
    return typeof value === "number" ? value : null;
  };
  return {
    only: figure(PROPERTY.motorPower),
    high: figure(PROPERTY.highSpeedMotorPower),
    low: figure(PROPERTY.lowSpeedMotorPower),
  };
}

/** Motor power of a setting by its name; a motor that is stated once serves every speed. */
export function motorAt({ only, high, low }: MotorPowers, speed: string): number | null {
  if (speed === SPEED_SETTINGS.high) return high ?? only;
  return speed === SPEED_SETTINGS.low ? (low ?? only) : only;
}
