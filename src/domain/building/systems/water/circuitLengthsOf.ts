import type { NetworkRun } from "../../network/NetworkRun.ts";

/**
 * Length from each terminal to the plant and back, m; a reverse return counts up to where it joins the pipes of
 * all.
 */
export function circuitLengthsOf({ network, layout }: NetworkRun): Float64Array {
  const { segments, terminals } = network;
  const ofSegment = new Float64Array(segments.length);
  for (let step = 0; step < layout.order.length; step++) {
    const at = layout.order[step]!;
    const { length, pipes, isReturn = false } = segments[at]!;
    const above = layout.parent[at]!;
    const isJoint = above < 0 || (isReturn && segments[above]!.isReturn !== true);
    ofSegment[at] = pipes * length + (isJoint ? 0 : ofSegment[above]!);
  }
  const ofCircuit = new Float64Array(terminals.length);
  for (let at = 0; at < ofCircuit.length; at++) {
    const back = layout.backOf[at]!;
    ofCircuit[at] = ofSegment[layout.segmentOf[at]!]! + (back < 0 ? 0 : ofSegment[back]!);
  }
  return ofCircuit;
}
