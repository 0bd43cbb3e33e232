import { dynamicPressure } from "../../../physics/pipe/conduit.ts";
import { NO_SIZE } from "../../../physics/pipe/Sizes.ts";
import { pipeSeries, velocityRemark } from "../../../physics/pipe/pipeSeries.ts";
import { balanceOf, circuitSegments } from "../../network/networkResults.ts";
import type { NetworkRun } from "../../network/NetworkRun.ts";
import type { EstimatedSegment } from "../EstimatedTree.ts";
import { terminalId, type RunSystem, type WaterSystem } from "./runWaterSystem.ts";

/** A line of the tree and of 水力计算: a segment with its figures; null where no size carries the flow. */
export interface SegmentLine {
  readonly id: string;
  readonly name: string;
  /** Name of the segment that it begins at; empty at the plant. */
  readonly from: string;
  /** Steps from the plant */
  readonly depth: number;
  readonly level: EstimatedSegment["level"];
  readonly isReturn: boolean;
  /** kW that its flow carries */
  readonly load: number;
  /** m³/h */
  readonly flow: number;
  /** m, one way */
  readonly length: number;
  readonly pipes: 1 | 2;
  /** How an assumed length was found; null for a typed one. */
  readonly formula: string | null;
  readonly size: string | null;
  readonly isLocked: boolean;
  /** mm */
  readonly inner: number | null;
  /** m/s */
  readonly velocity: number | null;
  /** Pa/m */
  readonly friction: number | null;
  readonly share: number;
  /** Pa of friction, of the fittings, of both; supply and return together where they are alike. */
  readonly frictionLoss: number | null;
  readonly dynamic: number | null;
  readonly localLoss: number | null;
  readonly loss: number | null;
  readonly isIndex: boolean;
  readonly velocityRemark: "low" | "high" | null;
}

/** A terminal's circuit. Pa; null where the index is not known. */
export interface CircuitLine {
  readonly id: string;
  readonly roomId: string;
  readonly code: string;
  readonly name: string;
  readonly floor: string;
  readonly zone: string;
  readonly model: string;
  readonly count: number;
  readonly flow: number;
  readonly pipes: number | null;
  readonly unit: number;
  readonly isLossAssumed: boolean;
  readonly valve: number;
  readonly authority: number | null;
  readonly total: number | null;
  readonly surplus: number | null;
  readonly share: number | null;
  readonly kv: number | null;
  readonly isIndex: boolean;
}

/** Which segments are shown: the whole tree, the index run and then the others, or what is to be worked off. */
export type LineShow = "tree" | "indexFirst" | "assumed" | "unsized" | "fast";

/** Numbers that whole lists need, found once for each run. */
export interface WaterLists {
  /**
   * Numbers of the segments that each list shows, in its order: the tree's, or those of the index circuit from the plant,
   * then all others. `fast` are those above the velocity or the friction that the series allows.
   */
  readonly shown: Readonly<Record<LineShow, Int32Array>>;
  /** Segments below the usual velocity. */
  readonly slow: number;
  readonly indexCount: number;
  readonly isIndex: Uint8Array;
  readonly depth: Int32Array;
  /** kW behind each segment, after simultaneity */
  readonly load: Float64Array;
  /** Terminals with flow by the loss of their circuit, the greatest first. */
  readonly circuits: Int32Array;
}

function depths({ layout }: NetworkRun): Int32Array {
  const depth = new Int32Array(layout.parent.length);
  for (const at of layout.order) {
    const above = layout.parent[at]!;
    depth[at] = above < 0 ? 0 : depth[above]! + 1;
  }
  return depth;
}

/** Loads add up as the flows do. */
function loads({ run, places, terminals }: RunSystem): Float64Array {
  const { layout, network } = run;
  const sum = new Float64Array(network.segments.length);
  network.terminals.forEach((_, at) => {
    const { load } = terminals[places[at]!]!;
    sum[layout.segmentOf[at]!]! += load;
    const back = layout.backOf[at]!;
    if (back >= 0) sum[back]! += load;
  });
  for (let step = layout.order.length - 1; step >= 0; step--) {
    const at = layout.order[step]!;
    const above = layout.parent[at]!;
    const { isReturn = false } = network.segments[at]!;
    if (above >= 0 && isReturn === (network.segments[above]!.isReturn ?? false)) sum[above]! += sum[at]!;
  }
  return sum.map((each, at) => each * network.rules.factors[network.segments[at]!.level]);
}

/** Null for a segment without a size or without flow. */
function remarkOf({ settings, run }: RunSystem, at: number) {
  const { size, velocity, flow } = run.columns;
  if (size[at] === NO_SIZE || !(flow[at]! > 0)) return null;
  return velocityRemark("closed", pipeSeries(settings.series)!.sizes.value[size[at]!]!.dn, velocity[at]!);
}

/** The lists of a system that ran. */
export function waterLists(system: RunSystem): WaterLists {
  const { run } = system;
  const { segments, terminals } = run.network;
  const index = run.index < 0 ? [] : circuitSegments(run, run.index);
  const isIndex = new Uint8Array(segments.length);
  for (const at of index) isIndex[at] = 1;
  const all = Array.from(segments, (_, at) => at);
  const indexFirst = Int32Array.from([...index, ...all.filter((at) => isIndex[at] === 0)]);
  const remarks = all.map((at) => remarkOf(system, at));
  const mostFriction = run.network.rules.limits[0]!.friction;
  const isFast = (at: number) => remarks[at] === "high" || run.columns.friction[at]! > mostFriction;
  const circuits = terminals.flatMap(({ flow }, at) => (flow > 0 ? [at] : []));
  const lossOf = (at: number) => run.circuit[at]!;
  // Without an index there is nothing to compare, and the order of the tree stays.
  if (run.index >= 0) circuits.sort((a, b) => lossOf(b) - lossOf(a) || a - b);
  return {
    shown: {
      tree: Int32Array.from(all),
      indexFirst,
      assumed: indexFirst.filter((at) => (segments[at] as EstimatedSegment).assumed !== null),
      unsized: indexFirst.filter((at) => run.columns.size[at] === NO_SIZE),
      fast: indexFirst.filter(isFast),
    },
    slow: remarks.filter((remark) => remark === "low").length,
    indexCount: index.length,
    isIndex,
    depth: depths(run),
    load: loads(system),
    circuits: Int32Array.from(circuits),
  };
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value);

/** The line of a segment by its number. */
export function segmentLine({ settings, run, tree }: RunSystem, lists: WaterLists, at: number): SegmentLine {
  const segment = tree!.segments[at]!;
  const { columns, layout, network } = run;
  const size = columns.size[at]!;
  const bore = size === NO_SIZE ? null : pipeSeries(settings.series)!.sizes.value[size]!;
  const above = layout.parent[at]!;
  const velocity = columns.velocity[at]!;
  const frictionLoss = segment.pipes * segment.length * columns.friction[at]!;
  const loss = columns.loss[at]!;
  return {
    id: segment.id,
    name: segment.name,
    from: above < 0 ? "" : tree!.segments[above]!.name,
    depth: lists.depth[at]!,
    level: segment.level,
    isReturn: segment.isReturn ?? false,
    load: lists.load[at]!,
    flow: columns.flow[at]!,
    length: segment.length,
    pipes: segment.pipes,
    formula: segment.assumed?.value ?? null,
    size: bore === null ? null : `DN${bore.dn}`,
    isLocked: segment.locked !== undefined && segment.locked !== null,
    inner: bore?.inner ?? null,
    velocity: orNull(velocity),
    friction: orNull(columns.friction[at]!),
    share: segment.share,
    frictionLoss: orNull(frictionLoss),
    dynamic: orNull(dynamicPressure(network.rules.medium.density, velocity)),
    localLoss: orNull(loss - frictionLoss),
    loss: orNull(loss),
    isIndex: lists.isIndex[at] === 1,
    velocityRemark: bore === null ? null : velocityRemark("closed", bore.dn, velocity),
  };
}

/** The line of a terminal's circuit by its number. */
export function circuitLine({ run, places, terminals, authorities }: RunSystem, at: number): CircuitLine {
  const terminal = terminals[places[at]!]!;
  const { loss, valve = 0, flow } = run.network.terminals[at]!;
  const total = orNull(run.circuit[at]!);
  const balance = balanceOf(run, at);
  const { room } = terminal;
  return {
    id: terminalId(terminal),
    roomId: room.roomId,
    code: room.code,
    name: room.name,
    floor: room.floor,
    zone: room.zone,
    model: room.model,
    count: room.count,
    flow,
    pipes: total === null ? null : total - loss - valve,
    unit: loss,
    isLossAssumed: terminal.isLossAssumed,
    valve,
    authority: authorities.get(terminalId(terminal))?.authority ?? null,
    total,
    surplus: balance?.surplus ?? null,
    share: balance?.share ?? null,
    kv: balance?.kv ?? null,
    isIndex: at === run.index,
  };
}

/** Inner diameters of the series, by name, that a size may be locked to. */
export const seriesSizes = (series: WaterSystem["settings"]["series"]): readonly string[] =>
  pipeSeries(series)!.sizes.value.map(({ dn }) => `DN${dn}`);
