import { sumFittings } from "../../physics/pipe/fittings.ts";
import { lossOfZeta } from "../../physics/sound/ductPath.ts";
import { neckArea, noiseOfNeck } from "../../physics/sound/fanToRoom.ts";
import type { NoiseStatement } from "../../physics/sound/room.ts";
import type { UnitPower } from "../../physics/sound/unitsInRoom.ts";
import type { UnitNoise } from "./unitNoise.ts";

/** The source of a power level; `air` is the published formula for the noise of air in a neck. */
export type PowerStatement = NoiseStatement | "air";

/** Why the power level of a unit in its room is not known. */
export type PowerGap = "no-noise" | "noise-kind" | "no-air" | "no-test-air";

export interface KnownPower {
  readonly power: UnitPower;
  readonly statement: PowerStatement;
  /** ±5 dB */
  readonly isEstimated: boolean;
}

/** The direction of the air through an outlet is not known; most of it comes from diffusers. */
const ZETA = sumFittings("air", [{ name: "diffuser", count: 1 }]).zeta;
/** dB that an outlet gains with ten times the air flow: 60·lg U of the published formula at the same ζ. */
const PER_TENFOLD = 60;
/** A shift to another flow by less than this, dB, leaves the maker's own figure. */
const LEAST_SHIFT = 0.5;

const shifted = (power: UnitPower, by: number): UnitPower =>
  "total" in power ? { total: power.total + by } : { octaves: power.octaves.map((level) => level + by) };

/**
 * The power level of one unit in its room (ENGINEERING-3 E.1, E.3). An outlet's figure holds for the air flow that
 * its maker states with it and is converted to the room's flow (估算). Without a figure it is estimated from air and
 * neck, as for a diffuser.
 *
 * @param air m³/h through one unit; null where it is not known
 */
export function unitPower(
  { statement, octaves, power, outlet }: UnitNoise,
  air: number | null,
): KnownPower | PowerGap {
  const hasAir = air !== null && air > 0;
  if (statement === null) {
    if (outlet === undefined || outlet.neck === null) return "no-noise";
    if (!hasAir) return "no-air";
    const loss = lossOfZeta(ZETA, air, neckArea(outlet.neck));
    const own = noiseOfNeck(outlet.neck, air, loss).power;
    return { power: { octaves: own }, statement: "air", isEstimated: true };
  }
  const stated: UnitPower | null = octaves !== null ? { octaves } : power === null ? null : { total: power };
  if (stated === null) return "noise-kind";
  const isEstimated = statement !== "octaves";
  if (outlet === undefined) return { power: stated, statement, isEstimated };
  if (outlet.flow === null) return "no-test-air";
  if (!hasAir) return "no-air";
  const by = PER_TENFOLD * Math.log10(air / outlet.flow);
  return {
    power: shifted(stated, by),
    statement,
    isEstimated: isEstimated || Math.abs(by) >= LEAST_SHIFT,
  };
}
