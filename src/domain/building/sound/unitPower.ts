import { sumFittings } from "../../physics/pipe/fittings.ts";
import { lossOfZeta } from "../../physics/sound/ductPath.ts";
import { neckArea, noiseOfNeck } from "../../physics/sound/fanToRoom.ts";
import type { NoiseStatement } from "../../physics/sound/room.ts";
import type { UnitPower } from "../../physics/sound/unitsInRoom.ts";
import type { UnitNoise } from "./unitNoise.ts";

/** What a power level was taken from; `air`: the published formula of what air makes in a neck. */
export type PowerStatement = NoiseStatement | "air";

/** Why nothing is known of the power level of a unit in its room. */
export type PowerGap = "no-noise" | "noise-kind" | "no-air" | "no-test-air";

export interface KnownPower {
  readonly power: UnitPower;
  readonly statement: PowerStatement;
  /** ±5 dB */
  readonly isEstimated: boolean;
}

/** Which way the air goes is not known of a room: most of it comes from diffusers. */
const ZETA = sumFittings("air", [{ name: "diffuser", count: 1 }]).zeta;
/** dB by which an outlet is louder with tenfold the air: 60·lg U of the published formula at the same ζ. */
const PER_TENFOLD = 60;
/** A figure that is taken to another flow by less than this, dB, is the maker's own. */
const LEAST_SHIFT = 0.5;

const shifted = (power: UnitPower, by: number): UnitPower =>
  "total" in power ? { total: power.total + by } : { octaves: power.octaves.map((level) => level + by) };

/**
 * The power level of one unit in its room (ENGINEERING-3 E.1, E.3). That of an outlet holds for the air that its maker
 * states with it and is taken to the room's, 估算; of one without a figure it is estimated from air and neck, as a
 * diffuser's.
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
