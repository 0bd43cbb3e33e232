import { isBorderline } from "./StandardVerdict.ts";
import type { PowerPerAirVolume } from "../../physics/curve/power.ts";

export interface PowerLimitVerdict {
  readonly state: "pass" | "fail" | "borderline";
  readonly limit: PowerPerAirVolume;
  /** Limit less power: what is left below it, W/(m³/h). */
  readonly margin: PowerPerAirVolume;
}

/** Power per air volume against a limit that the user entered. */
export const judgePowerPerAirVolume = (
  value: PowerPerAirVolume,
  limit: PowerPerAirVolume,
): PowerLimitVerdict => ({
  state: isBorderline(value, limit) ? "borderline" : value <= limit ? "pass" : "fail",
  limit,
  margin: (limit - value) as PowerPerAirVolume,
});
