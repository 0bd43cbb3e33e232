import { interpolate } from "../../base/interpolate.ts";

/** Water that a tower cools from one temperature to another, ℃. */
export interface TowerState {
  readonly entering: number;
  readonly leaving: number;
  readonly wetBulb: number;
}
/** m³/h that a tower states at a state. */
export interface StatedTower extends TowerState {
  readonly flow: number;
}

export interface TowerVerdict {
  /** m³/h at the site's wet bulb; null where the product does not state it. */
  readonly flow: number | null;
  /** Null, 无法判定, where neither its table nor a warmer stated state answers. */
  readonly isMet: boolean | null;
}

/**
 * Whether a tower carries a flow at the site's wet bulb. Only states of the same water count; between those of its table flow is
 * interpolated, never beyond. One stated state of a warmer wet bulb proves what it carries, not that it carries no more.
 *
 * @param needed m³/h
 */
export function judgeTower(stated: readonly StatedTower[], site: TowerState, needed: number): TowerVerdict {
  const rows = stated
    .filter(({ entering, leaving }) => entering === site.entering && leaving === site.leaving)
    .sort((one, other) => one.wetBulb - other.wetBulb);
  const flow = interpolate(
    rows.map(({ wetBulb }) => wetBulb),
    rows.map((row) => row.flow),
    site.wetBulb,
  );
  if (flow !== null) return { flow, isMet: flow >= needed };
  const isProved = rows.some((row) => row.wetBulb > site.wetBulb && row.flow >= needed);
  return { flow: null, isMet: isProved ? true : null };
}
