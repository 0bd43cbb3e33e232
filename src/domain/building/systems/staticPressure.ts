import { toVerify } from "../../base/marked.ts";
import { GRAVITY } from "../../physics/curve/power.ts";

/** Pa above which a building is divided into zones of pressure. */
export const ZONE_PRESSURE = toVerify(1e6, "最低点压力超过 1.0 MPa 宜竖向分区");

export interface LowestPoint {
  /** Pa over the atmosphere */
  readonly pressure: number;
  /** `pressure-zone` */
  readonly needsZones: boolean;
  /** What it is too much for; null where no working pressure is stated. */
  readonly isHeld: boolean | null;
}

/**
 * Pressure at the lowest point of a closed system: ρ·g·(highest − lowest) + fill + the pump's head, against the working
 * pressure of its pipes and units. Without one stated: 无法判定.
 *
 * @param rise m between lowest and highest point
 * @param fill Pa kept at the highest point
 * @param head m of the pump
 * @param working Pa, the least of pipes and units
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
