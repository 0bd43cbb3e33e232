import { SECONDS_PER_HOUR } from "../../base/units.ts";
import type { Bore, Medium } from "./conduit.ts";
import { frictionAt, velocityIn } from "./conduit.ts";

/**
 * Sizes of pipes or ducts in the order in which they are tried; kept as columns, because sizing a tree tries many.
 */
export interface Sizes {
  /** `DN65`, `400×250`, `Ø250`. */
  readonly names: readonly string[];
  /** m */
  readonly hydraulic: Float64Array;
  /** m² */
  readonly area: Float64Array;
}

/** Limits that a size must keep. */
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

/** Criteria by which sizes are chosen. */
interface Sizing {
  readonly sizes: Sizes;
  readonly limits: SizeLimits;
  readonly medium: Medium;
  /** K, mm */
  readonly roughness: number;
}

/** Whether a size carries a flow in m³/h: R ≤ R_max and v ≤ v_max, both kept at equality. */
function carries({ sizes, limits, medium, roughness }: Sizing, at: number, flow: number): boolean {
  const velocity = velocityIn(flow, sizes.area[at]!);
  const most = limits.velocity[at]!;
  if (!(most > 0 && velocity <= most)) return false;
  return frictionAt(velocity, sizes.hydraulic[at]!, medium, roughness) <= limits.friction;
}

/**
 * The first size, in their order, with R ≤ R_max and v ≤ v_max; `NO_SIZE` without one.
 *
 * @param flow m³/h
 * @param roughness K, mm
 */
export function firstSize(
  flow: number,
  sizes: Sizes,
  limits: SizeLimits,
  medium: Medium,
  roughness: number,
): number {
  const sizing = { sizes, limits, medium, roughness };
  for (let at = 0; at < sizes.area.length; at++) if (carries(sizing, at, flow)) return at;
  return NO_SIZE;
}

/**
 * Flows this near to a size's greatest flow, as a share, are computed: far more than rounding, far less than
 * anybody types.
 */
const NEAR = 1e-9;
/** Number of halvings that bring a bracket of any width below that share. */
const HALVINGS = 50;

/** Bounds of a size's greatest flow, m³/h: it carries flows up to the first, and none from the second on. */
function greatestFlow(sizing: Sizing, at: number): readonly [carried: number, refused: number] {
  const fastest = sizing.limits.velocity[at]! * sizing.sizes.area[at]! * SECONDS_PER_HOUR * (1 + NEAR);
  let [carried, refused] = [0, fastest > 0 ? fastest : 0];
  for (let step = 0; step < HALVINGS && refused - carried > NEAR * refused; step++) {
    const middle = (carried + refused) / 2;
    if (carries(sizing, at, middle)) carried = middle;
    else refused = middle;
  }
  return [carried * (1 - NEAR), refused * (1 + NEAR)];
}

/**
 * `firstSize` for many flows. Friction rises with flow, so each size has a greatest flow; only near it friction is
 * computed. The answers equal those of `firstSize` to the bit.
 */
export function sizeFinder(
  sizes: Sizes,
  limits: SizeLimits,
  medium: Medium,
  roughness: number,
): (flow: number) => number {
  const sizing = { sizes, limits, medium, roughness };
  const count = sizes.area.length;
  const [carried, refused] = [new Float64Array(count).fill(Number.NaN), new Float64Array(count)];
  return (flow) => {
    // Without a flow, or with NaN, only the limits count.
    if (!(flow > 0)) return firstSize(flow, sizes, limits, medium, roughness);
    for (let at = 0; at < count; at++) {
      if (Number.isNaN(carried[at]!)) [carried[at], refused[at]] = greatestFlow(sizing, at);
      if (flow <= carried[at]! || (flow < refused[at]! && carries(sizing, at, flow))) return at;
    }
    return NO_SIZE;
  };
}
