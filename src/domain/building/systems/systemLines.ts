import { dynamicPressure } from "../../physics/pipe/conduit.ts";
import { NO_SIZE } from "../../physics/pipe/Sizes.ts";
import { balanceOf, partsLossAt } from "../network/networkResults.ts";
import type { NetworkRun } from "../network/NetworkRun.ts";
import type { EstimatedSegment, EstimatedTree } from "./EstimatedTree.ts";
import type { SystemLists } from "./SystemLists.ts";

/** A line of the tree and of 水力计算: a segment with its figures, null if no size carries the flow. */
export interface SegmentLine {
  readonly id: string;
  readonly name: string;
  /** Name of the segment before it; empty at the plant. */
  readonly from: string;
  /** Number of segments from the plant */
  readonly depth: number;
  readonly level: EstimatedSegment["level"];
  readonly isReturn: boolean;
  /** Heat that its flow carries, kW; null for air. */
  readonly load: number | null;
  /** m³/h */
  readonly flow: number;
  /** m, one way */
  readonly length: number;
  readonly pipes: 1 | 2;
  /** Formula of an assumed length; null for a typed one. */
  readonly formula: string | null;
  readonly size: string | null;
  readonly isLocked: boolean;
  /** mm; for a rectangular duct four times its area over its circumference. */
  readonly inner: number | null;
  /** Diameter of the round duct with equal flow and friction, for the drawing, mm; null for pipes. */
  readonly equivalent: number | null;
  /** m/s */
  readonly velocity: number | null;
  /** Pa/m */
  readonly friction: number | null;
  readonly share: number;
  /** Pa of friction, of fittings and of both; supply and return together if they are equal. */
  readonly frictionLoss: number | null;
  readonly dynamic: number | null;
  readonly localLoss: number | null;
  /** Loss of built-in elements, Pa; 0 without any. */
  readonly partsLoss: number | null;
  readonly loss: number | null;
  readonly isIndex: boolean;
  readonly velocityRemark: "low" | "high" | null;
}

/** The circuit of a terminal. Pa; null without an index circuit. */
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

/** Name of a size, its inner diameter in mm, and the remark on its velocity */
export type SizeWords = (
  size: number,
  at: number,
  velocity: number,
) => Pick<SegmentLine, "inner" | "equivalent" | "velocityRemark">;

/** The line of a segment; `sizeWords` is only called for a segment with a size. */
export function lineOfSegment(
  { run, tree }: { readonly run: NetworkRun; readonly tree: EstimatedTree },
  lists: SystemLists,
  at: number,
  sizeWords: SizeWords,
): SegmentLine {
  const segment = tree.segments[at]!;
  const { columns, layout, network } = run;
  const size = columns.size[at]!;
  const above = layout.parent[at]!;
  const velocity = columns.velocity[at]!;
  const frictionLoss = segment.pipes * segment.length * columns.friction[at]!;
  const loss = columns.loss[at]!;
  const partsLoss = partsLossAt(run, at);
  return {
    id: segment.id,
    name: segment.name,
    from: above < 0 ? "" : tree.segments[above]!.name,
    depth: lists.depth[at]!,
    level: segment.level,
    isReturn: segment.isReturn ?? false,
    load: orNull(lists.loadAt(at)),
    flow: columns.flow[at]!,
    length: segment.length,
    pipes: segment.pipes,
    formula: segment.assumed?.value ?? null,
    size: size === NO_SIZE ? null : network.rules.sizes.names[size]!,
    isLocked: segment.locked !== undefined && segment.locked !== null,
    velocity: orNull(velocity),
    friction: orNull(columns.friction[at]!),
    share: segment.share,
    frictionLoss: orNull(frictionLoss),
    dynamic: orNull(dynamicPressure(network.rules.medium.density, velocity)),
    localLoss: orNull(loss - frictionLoss - partsLoss),
    partsLoss: size === NO_SIZE ? null : partsLoss,
    loss: orNull(loss),
    isIndex: lists.isIndex(at),
    ...(size === NO_SIZE
      ? { inner: null, equivalent: null, velocityRemark: null }
      : sizeWords(size, at, velocity)),
  };
}

/** A room with units or outlets, as the line of its circuit shows it */
interface NamedRoom {
  readonly roomId: string;
  readonly code: string;
  readonly name: string;
  readonly floor: string;
  readonly zone: string;
  readonly model: string;
  readonly count: number;
}

/** The line of the circuit of a terminal, by the terminal's index in the tree */
export function lineOfCircuit(
  run: NetworkRun,
  at: number,
  id: string,
  { roomId, code, name, floor, zone, model, count }: NamedRoom,
  { isLossAssumed, authority }: Pick<CircuitLine, "isLossAssumed" | "authority">,
): CircuitLine {
  const { loss, valve = 0, flow } = run.network.terminals[at]!;
  const total = orNull(run.circuit[at]!);
  const balance = balanceOf(run, at);
  return {
    ...{ id, roomId, code, name, floor, zone, model, count, flow },
    pipes: total === null ? null : total - loss - valve,
    unit: loss,
    isLossAssumed,
    valve,
    authority,
    total,
    surplus: balance?.surplus ?? null,
    share: balance?.share ?? null,
    kv: balance?.kv ?? null,
    isIndex: at === run.index,
  };
}
