import { estimated } from "../../base/marked.ts";
import { circuitSegments } from "../network/networkResults.ts";
import type { NetworkRun } from "../network/NetworkRun.ts";
import type { EstimatedSegment } from "./EstimatedTree.ts";

/** Tolerance of a tree's computed resistance as a share, a convention */
const RESISTANCE = estimated({ assumed: 0.15, typed: 0.05 }, "管网阻力公差：估算管长 15 %，输入管长 5 %");

/**
 * The tolerance of the system's resistance for a probability: the one for assumed lengths if the index circuit has
 * any. null without an index circuit.
 */
export function treeTolerance(
  run: NetworkRun,
  segments: readonly Pick<EstimatedSegment, "assumed">[],
): number | null {
  if (run.index < 0) return null;
  const isAssumed = circuitSegments(run, run.index).some((at) => segments[at]!.assumed !== null);
  return isAssumed ? RESISTANCE.value.assumed : RESISTANCE.value.typed;
}
