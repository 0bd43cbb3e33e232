import { isBorderline } from "./StandardVerdict.ts";
import type { PowerPerAirVolume } from "../../physics/curve/power.ts";

export interface PowerLimitVerdict {
  readonly state: "pass" | "fail" | "borderline";
  readonly limit: PowerPerAirVolume;
  /** Limit minus power per air volume, W/(m³/h). */
  readonly margin: PowerPerAirVolume;
}

/** Compares the power per air volume with a limit that the user entered. */
export const judgePowerPerAirVolume = (
  value: PowerPerAirVolume,
  limit: PowerPerAirVolume,
): PowerLimitVerdict => ({
  state: isBorderline(value, limit) ? "borderline" : value <= limit ? "pass" : "fail",
  limit,
  margin: (limit - value) as PowerPerAirVolume,
});
