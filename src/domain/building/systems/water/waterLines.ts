import { dynamicPressure } from "../../../physics/pipe/conduit.ts";
import { NO_SIZE } from "../../../physics/pipe/Sizes.ts";
import { pipeSeries, velocityRemark } from "../../../physics/pipe/pipeSeries.ts";
import { balanceOf } from "../../network/networkResults.ts";
import type { EstimatedSegment } from "../EstimatedTree.ts";
import { terminalId, type RunSystem, type WaterSystem } from "./runWaterSystem.ts";
import type { WaterLists } from "./WaterLists.ts";

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

const orNull = (value: number) => (Number.isNaN(value) ? null : value);

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
    load: lists.loadAt(at),
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
    isIndex: lists.isIndex(at),
    velocityRemark: bore === null ? null : velocityRemark("closed", bore.dn, velocity),
  };
}

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
