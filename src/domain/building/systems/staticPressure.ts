import { toVerify } from "../../base/marked.ts";
import { GRAVITY } from "../../physics/curve/power.ts";

/** Pressure above which a building needs pressure zones, Pa */
export const ZONE_PRESSURE = toVerify(1e6, "最低点压力超过 1.0 MPa 宜竖向分区");

export interface LowestPoint {
  /** Gauge pressure, Pa */
  readonly pressure: number;
  /** `pressure-zone` */
  readonly needsZones: boolean;
  /** Whether the working pressure suffices; null if none is stated. */
  readonly isHeld: boolean | null;
}

/**
 * Pressure at the lowest point of a closed system: ρ·g·(highest − lowest) + fill + the pump's head, against the
 * working pressure of pipes and units. 无法判定 if none is stated.
 *
 * @param rise from the lowest to the highest point, m
 * @param fill pressure kept at the highest point, Pa
 * @param head of the pump, m
 * @param working least working pressure of pipes and units, Pa
 */
export function lowestPoint(
  density: number,
  {
    rise,
    fill,
    head,
    working = null,
  }: {
    readonly rise: number;
    readonly fill: number;
    readonly head: number;
    readonly working?: number | null;
  },
): LowestPoint {
  const pressure = density * GRAVITY * (rise + head) + fill;
  return {
    pressure,
    needsZones: pressure > ZONE_PRESSURE.value,
    isHeld: working === null ? null : pressure <= working,
  };
}
