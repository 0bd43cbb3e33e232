import { interpolate } from "../../base/interpolate.ts";

/** Water that a tower cools from one temperature to another, and the wet bulb, ℃ */
export interface TowerState {
  readonly entering: number;
  readonly leaving: number;
  readonly wetBulb: number;
}
/** Flow that a maker states for a state, m³/h */
export interface StatedTower extends TowerState {
  readonly flow: number;
}

export interface TowerVerdict {
  /** Flow at the site's wet bulb, m³/h; null if the product does not state it. */
  readonly flow: number | null;
  /** Null (无法判定) if neither the table nor a state at a warmer wet bulb gives an answer. */
  readonly isMet: boolean | null;
}

/**
 * Whether a tower carries a flow at the site's wet bulb. Only states with the same water temperatures count. Flow
 * is interpolated between states of its table, never beyond. A single state at a warmer wet bulb proves the flow
 * it states; it does not prove that the tower carries no more.
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
