import { kvFor } from "../../physics/pipe/valve.ts";
import { dynamicPressure } from "../../physics/pipe/conduit.ts";
import { NO_SIZE } from "../../physics/pipe/Sizes.ts";
import { toVerify } from "../../base/marked.ts";
import type { Kv } from "../../base/units.ts";
import type { NetworkRun } from "./NetworkRun.ts";
import { partLoss, segmentLossAt } from "./runSegment.ts";

/** Parallel circuits may differ by this share before balancing is mentioned. */
export const IMBALANCE_MOST = toVerify(0.15, "并联环路压力损失差额不大于 15 %，二手资料");

/** How much loss a balancing valve must add to a terminal's circuit to match the index circuit. */
export interface Balance {
  /** Loss of the index circuit less the own loss, Pa; not negative. */
  readonly surplus: number;
  /** Share of the index circuit's loss. */
  readonly share: number;
  /** Kv of a balancing valve that takes the surplus; null if no valve is needed. */
  readonly kv: Kv | null;
}

/** Null for a terminal without flow, and if the index is not known. */
export function balanceOf({ network, circuit, index }: NetworkRun, terminal: number): Balance | null {
  const own = circuit[terminal];
  if (index < 0 || own === undefined || Number.isNaN(own)) return null;
  const most = circuit[index]!;
  const surplus = most - own;
  return { surplus, share: surplus / most, kv: kvFor(network.terminals[terminal]!.flow, surplus) };
}

/** Number of circuits that differ from the index by more than `IMBALANCE_MOST`; 0 if the index is not known. */
export function unbalancedCircuits({ circuit, index }: NetworkRun): number {
  if (index < 0) return 0;
  const most = circuit[index]!;
  // A circuit without flow is NaN, which fails the comparison.
  return circuit.reduce((count, own) => ((most - own) / most > IMBALANCE_MOST.value ? count + 1 : count), 0);
}

/** Flow at the plant, m³/h: the sum over the segments that begin there. */
export function rootFlow({ layout, columns, network }: NetworkRun): number {
  return layout.order.reduce(
    (sum, at) =>
      layout.parent[at] === -1 && network.segments[at]!.isReturn !== true ? sum + columns.flow[at]! : sum,
    0,
  );
}

/** Numbers of the segments of a terminal's circuit, beginning at the plant. */
export function circuitSegments({ network, layout }: NetworkRun, terminal: number): readonly number[] {
  const upwards = (from: number): number[] => {
    const segments: number[] = [];
    for (let at = from; at >= 0; at = layout.parent[at]!) segments.push(at);
    // A corridor of 20,000 rooms is 20,000 segments deep: inserting each at the front would move all others.
    return segments.reverse();
  };
  const back = upwards(layout.backOf[terminal] ?? -1);
  const isReturn = (at: number) => network.segments[at]!.isReturn === true;
  return [...upwards(layout.segmentOf[terminal] ?? -1), ...back.filter(isReturn)];
}

/**
 * Loss of a terminal's circuit if all flows have this share, Pa; unit and valve follow the square of the flow.
 * Null if a segment has no size.
 */
export function circuitLossAt(run: NetworkRun, terminal: number, share: number): number | null {
  const { network, columns } = run;
  const { loss, valve = 0 } = network.terminals[terminal]!;
  let pipes = 0;
  for (const at of circuitSegments(run, terminal)) {
    const size = columns.size[at]!;
    if (size === NO_SIZE) return null;
    pipes += segmentLossAt(network.segments[at]!, size, share * columns.flow[at]!, network.rules);
  }
  return pipes + (loss + valve) * share * share;
}

/** Loss of the parts built into a segment, Pa; 0 without parts, or if the segment has no size. */
export function partsLossAt({ network, columns }: NetworkRun, at: number): number {
  const { parts = null } = network.segments[at]!;
  if (parts === null || columns.size[at] === NO_SIZE) return 0;
  const dynamic = dynamicPressure(network.rules.medium.density, columns.velocity[at]!);
  return parts.reduce((sum, part) => sum + partLoss(part, columns.flow[at]!, dynamic), 0);
}

/** The effects of a change, for people: R1.2 由 DN65 增至 DN80. */
export interface NetworkChanges {
  /** Ids of segments whose flow has changed, in the order of the segments. */
  readonly flows: readonly string[];
  readonly sizes: readonly {
    readonly id: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
  /** Ids of the index terminals before and after. */
  readonly index: readonly [string | null, string | null];
}

const sizeName = ({ network, columns }: NetworkRun, at: number): string | null =>
  network.rules.sizes.names[columns.size[at]!] ?? null;
const indexName = ({ network, index }: NetworkRun): string | null => network.terminals[index]?.id ?? null;

/** The segments of both runs whose flow or size differs, matched by id. */
export function networkChanges(before: NetworkRun, after: NetworkRun): NetworkChanges {
  const pairs = after.network.segments.flatMap(({ id }, at) => {
    const was = before.layout.segmentAt.get(id);
    return was === undefined ? [] : [{ id, at, was }];
  });
  return {
    flows: pairs
      .filter(({ at, was }) => !Object.is(after.columns.flow[at], before.columns.flow[was]))
      .map(({ id }) => id),
    sizes: pairs
      .map(({ id, at, was }) => ({ id, from: sizeName(before, was), to: sizeName(after, at) }))
      .filter(({ from, to }) => from !== to),
    index: [indexName(before), indexName(after)],
  };
}
