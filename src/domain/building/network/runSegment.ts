import { dynamicPressure, frictionAt, velocityIn } from "../../physics/pipe/conduit.ts";
import { firstSize, NO_SIZE } from "../../physics/pipe/Sizes.ts";
import type { Layout } from "./layOut.ts";
import type { Network, NetworkRules, Segment } from "./Network.ts";
import type { SegmentColumns } from "./NetworkRun.ts";

/** Σ of the terminals at the segment in the schedule's order, then of its children in theirs. */
function sumBehind(
  { children, own }: Layout,
  { terminals }: Network,
  sums: Float64Array,
  at: number,
): number {
  let sum = 0;
  for (let item = own.from[at]!; item < own.from[at + 1]!; item++) sum += terminals[own.items[item]!]!.flow;
  for (let item = children.from[at]!; item < children.from[at + 1]!; item++)
    sum += sums[children.items[item]!]!;
  return sum;
}

/** A fixed size, or the first that carries the flow. */
function sizeFor(segment: Segment, flow: number, { sizes, limits, medium, roughness }: NetworkRules): number {
  const { locked = null, limits: number = 0 } = segment;
  return locked === null
    ? firstSize(flow, sizes, limits[number]!, medium, roughness)
    : sizes.names.indexOf(locked);
}

/**
 * Loss of a segment at a flow, Pa: pipes·L·R·(1 + β) + Σζ·ρv²/2.
 *
 * @param friction Pa/m
 * @param velocity m/s
 */
const lossOf = (
  { pipes, length, share, zeta }: Segment,
  friction: number,
  velocity: number,
  density: number,
) => pipes * length * friction * (1 + share) + zeta * dynamicPressure(density, velocity);

/** Loss in Pa of a segment of a known size at any flow. */
export function segmentLossAt(segment: Segment, size: number, flow: number, rules: NetworkRules): number {
  const { sizes, medium, roughness } = rules;
  const velocity = velocityIn(flow, sizes.area[size]!);
  const friction = frictionAt(velocity, sizes.hydraulic[size]!, medium, roughness);
  return lossOf(segment, friction, velocity, medium.density);
}

/** Size, velocity, friction and loss for the flow that stands in the columns. */
export function takeLosses(network: Network, columns: SegmentColumns, at: number): void {
  const { segments, rules } = network;
  takeLossesOf(network, columns, at, sizeFor(segments[at]!, columns.flow[at]!, rules));
}

/** The same for a size that is known. */
export function takeLossesOf(network: Network, columns: SegmentColumns, at: number, size: number): void {
  const { segments, rules } = network;
  const { sizes, medium, roughness } = rules;
  const segment = segments[at]!;
  const flow = columns.flow[at]!;
  columns.size[at] = size;
  if (size === NO_SIZE) {
    for (const column of [columns.velocity, columns.friction, columns.loss]) column[at] = Number.NaN;
    return;
  }
  const velocity = velocityIn(flow, sizes.area[size]!);
  const friction = frictionAt(velocity, sizes.hydraulic[size]!, medium, roughness);
  columns.velocity[at] = velocity;
  columns.friction[at] = friction;
  columns.loss[at] = lossOf(segment, friction, velocity, medium.density);
}

/** Takes the sum anew; whether it or, by it, the flow is another one than before. */
export function takeSum(network: Network, layout: Layout, columns: SegmentColumns, at: number): boolean {
  const sum = sumBehind(layout, network, columns.sum, at);
  const flow = network.rules.factors[network.segments[at]!.level] * sum;
  const isOther = !Object.is(sum, columns.sum[at]) || !Object.is(flow, columns.flow[at]);
  columns.sum[at] = sum;
  columns.flow[at] = flow;
  return isOther;
}

/** One segment, from the figures of those behind it. */
export function runSegment(network: Network, layout: Layout, columns: SegmentColumns, at: number): void {
  takeSum(network, layout, columns, at);
  takeLosses(network, columns, at);
}
