import { dynamicPressure, frictionAt, velocityIn } from "../../physics/pipe/conduit.ts";
import { NO_SIZE, sizeFinder } from "../../physics/pipe/Sizes.ts";
import type { Layout } from "./layOut.ts";
import type { FittedPart, Network, NetworkRules, Segment } from "./Network.ts";
import type { SegmentColumns } from "./NetworkRun.ts";

/** One function for each of the rules' limits; it finds the size for a flow in m³/h. */
type SizeFinders = readonly ((flow: number) => number)[];
const known = new WeakMap<NetworkRules, SizeFinders>();

/** The size finders of rules. They are kept, because the rules stay the same object from change to change. */
export function findersOf(rules: NetworkRules): SizeFinders {
  const { sizes, limits, medium, roughness } = rules;
  const found = known.get(rules) ?? limits.map((each) => sizeFinder(sizes, each, medium, roughness));
  known.set(rules, found);
  return found;
}

/**
 * Sum of the terminals at the segment in the order of the schedule, then of its children in their order.
 *
 * @param flows m³/h of the terminals
 */
function sumBehind({ children, own }: Layout, flows: Float64Array, sums: Float64Array, at: number): number {
  let sum = 0;
  for (let item = own.from[at]!; item < own.from[at + 1]!; item++) sum += flows[own.items[item]!]!;
  for (let item = children.from[at]!; item < children.from[at + 1]!; item++)
    sum += sums[children.items[item]!]!;
  return sum;
}

/**
 * Loss of a part at a flow, Pa: k·q² as far as that holds, else ζ·ρv²/2.
 *
 * @param dynamic Pa of the segment that it is built into
 */
export function partLoss({ k, most, zeta }: FittedPart, flow: number, dynamic: number): number {
  return flow <= most ? k * flow * flow : (zeta ?? 0) * dynamic;
}

/**
 * Loss of a segment and its parts at a flow, Pa: pipes·L·R·(1 + β) + Σζ·ρv²/2 + Σ parts.
 *
 * @param friction Pa/m
 * @param velocity m/s
 */
function lossOf(
  { pipes, length, share, zeta, parts = null }: Segment,
  flow: number,
  friction: number,
  velocity: number,
  density: number,
): number {
  const dynamic = dynamicPressure(density, velocity);
  const own = pipes * length * friction * (1 + share) + zeta * dynamic;
  return parts === null ? own : parts.reduce((sum, part) => sum + partLoss(part, flow, dynamic), own);
}

/** Loss in Pa of a segment of a known size at any flow. */
export function segmentLossAt(segment: Segment, size: number, flow: number, rules: NetworkRules): number {
  const { sizes, medium, roughness } = rules;
  const velocity = velocityIn(flow, sizes.area[size]!);
  const friction = frictionAt(velocity, sizes.hydraulic[size]!, medium, roughness);
  return lossOf(segment, flow, friction, velocity, medium.density);
}

/**
 * Size, velocity, friction and loss for the flow in the columns. The size is the fixed one, or the first that
 * carries the flow.
 */
export function takeLosses(
  network: Network,
  columns: SegmentColumns,
  at: number,
  finders: SizeFinders = findersOf(network.rules),
): void {
  const { segments, rules } = network;
  const { locked = null, limits = 0 } = segments[at]!;
  const size = locked === null ? finders[limits]!(columns.flow[at]!) : rules.sizes.names.indexOf(locked);
  takeLossesOf(network, columns, at, size);
}

/** The same for a given size. */
export function takeLossesOf(network: Network, columns: SegmentColumns, at: number, size: number): void {
  const { segments, rules } = network;
  const { sizes, medium, roughness } = rules;
  const flow = columns.flow[at]!;
  columns.size[at] = size;
  if (size === NO_SIZE) {
    columns.velocity[at] = Number.NaN;
    columns.friction[at] = Number.NaN;
    columns.loss[at] = Number.NaN;
    return;
  }
  const velocity = velocityIn(flow, sizes.area[size]!);
  const friction = frictionAt(velocity, sizes.hydraulic[size]!, medium, roughness);
  columns.velocity[at] = velocity;
  columns.friction[at] = friction;
  columns.loss[at] = lossOf(segments[at]!, flow, friction, velocity, medium.density);
}

/**
 * Computes the sum again; returns whether it, or the flow that follows from it, has changed.
 *
 * @param flows m³/h of the terminals
 */
export function takeSum(
  { segments, rules }: Network,
  layout: Layout,
  flows: Float64Array,
  columns: SegmentColumns,
  at: number,
): boolean {
  const sum = sumBehind(layout, flows, columns.sum, at);
  const flow = rules.factors[segments[at]!.level] * sum;
  const isOther = !Object.is(sum, columns.sum[at]) || !Object.is(flow, columns.flow[at]);
  columns.sum[at] = sum;
  columns.flow[at] = flow;
  return isOther;
}
