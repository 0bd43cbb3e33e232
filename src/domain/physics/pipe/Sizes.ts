import type { Bore, Medium } from "./conduit.ts";
import { frictionAt, velocityIn } from "./conduit.ts";

/** Sizes that a pipe or duct may have, in the order in which they are tried; columns, because a tree tries many. */
export interface Sizes {
  /** `DN65`, `400×250`, `Ø250` */
  readonly names: readonly string[];
  /** m */
  readonly hydraulic: Float64Array;
  /** m² */
  readonly area: Float64Array;
}

/** What a size must keep to. */
export interface SizeLimits {
  /** Pa/m */
  readonly friction: number;
  /** m/s for each size; 0 where it may not be used at all. */
  readonly velocity: Float64Array;
}

export interface NamedBore extends Bore {
  readonly name: string;
}

export const sizesOf = (bores: readonly NamedBore[]): Sizes => ({
  names: bores.map(({ name }) => name),
  hydraulic: Float64Array.from(bores, ({ hydraulic }) => hydraulic),
  area: Float64Array.from(bores, ({ area }) => area),
});

/** No size of the series carries the flow: `no-size`, `no-duct`. */
export const NO_SIZE = -1;

/**
 * The first size, in their order, with R ≤ R_max and v ≤ v_max; `NO_SIZE` without one. Both limits are kept at equality.
 *
 * @param flow m³/h
 * @param roughness K, mm
 */
export function firstSize(
  flow: number,
  { hydraulic, area }: Sizes,
  limits: SizeLimits,
  medium: Medium,
  roughness: number,
): number {
  for (let at = 0; at < area.length; at++) {
    const velocity = velocityIn(flow, area[at]!);
    if (!(limits.velocity[at]! > 0 && velocity <= limits.velocity[at]!)) continue;
    if (frictionAt(velocity, hydraulic[at]!, medium, roughness) <= limits.friction) return at;
  }
  return NO_SIZE;
}
