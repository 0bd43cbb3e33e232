import { dynamicPressure } from "../../physics/pipe/conduit.ts";
import { NO_SIZE } from "../../physics/pipe/Sizes.ts";
import { balanceOf, partsLossAt } from "../network/networkResults.ts";
import type { NetworkRun } from "../network/NetworkRun.ts";
import type { EstimatedSegment, EstimatedTree } from "./EstimatedTree.ts";
import type { SystemLists } from "./SystemLists.ts";

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
  /** kW that its flow carries; null where nobody asks for heat. */
  readonly load: number | null;
  /** m³/h */
  readonly flow: number;
  /** m, one way */
  readonly length: number;
  readonly pipes: 1 | 2;
  /** How an assumed length was found; null for a typed one. */
  readonly formula: string | null;
  readonly size: string | null;
  readonly isLocked: boolean;
  /** mm; of a duct that is not round four times its area over its circumference. */
  readonly inner: number | null;
  /** mm of the round duct of equal flow and friction, for the drawing; null of pipes. */
  readonly equivalent: number | null;
  /** m/s */
  readonly velocity: number | null;
  /** Pa/m */
  readonly friction: number | null;
  readonly share: number;
  /** Pa of friction, of the fittings, of both; supply and return together where they are alike. */
  readonly frictionLoss: number | null;
  readonly dynamic: number | null;
  readonly localLoss: number | null;
  /** Of what is built in; 0 without. */
  readonly partsLoss: number | null;
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

/** Name of a size of the series, its inner diameter in mm, and the remark on the velocity in it. */
export type SizeWords = (
  size: number,
  at: number,
  velocity: number,
) => Pick<SegmentLine, "inner" | "equivalent" | "velocityRemark">;

/** The line of a segment; `sizeWords` is asked where it has a size. */
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

/** A room with units or outlets, as the line of its circuit names it. */
interface NamedRoom {
  readonly roomId: string;
  readonly code: string;
  readonly name: string;
  readonly floor: string;
  readonly zone: string;
  readonly model: string;
  readonly count: number;
}

/** The line of the circuit of a terminal by its number in the tree. */
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
