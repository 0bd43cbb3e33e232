import type { Layout } from "./layOut.ts";
import type { Network } from "./Network.ts";
import type { NetworkRun, SegmentColumns } from "./NetworkRun.ts";
import { NO_SIZE } from "../../physics/pipe/Sizes.ts";

const NONE = -1;

/** Losses from the plant onwards; a return of its own begins where it joins the common pipe. */
function sumPaths({ segments }: Network, { order, parent }: Layout, { loss, path }: SegmentColumns): void {
  for (let step = 0; step < order.length; step++) {
    const at = order[step]!;
    const of = parent[at]!;
    const begins = of === NONE || (segments[at]!.isReturn === true && segments[of]!.isReturn !== true);
    path[at] = begins ? loss[at]! : path[of]! + loss[at]!;
  }
}

/** Paths, circuits and the index over all terminals: an addition a segment and a terminal. */
export function runCircuits(network: Network, layout: Layout, columns: SegmentColumns): NetworkRun {
  sumPaths(network, layout, columns);
  const { terminals } = network;
  const circuit = new Float64Array(terminals.length);
  let index = NONE;
  let isKnown = true;
  for (let at = 0; at < terminals.length; at++) {
    const { flow, loss, valve = 0 } = terminals[at]!;
    const back = layout.backOf[at]!;
    const pipes = columns.path[layout.segmentOf[at]!]! + (back === NONE ? 0 : columns.path[back]!);
    circuit[at] = flow > 0 ? pipes + loss + valve : Number.NaN;
    if (!(flow > 0)) continue;
    // A circuit that is not known may be the greatest.
    if (Number.isNaN(circuit[at])) isKnown = false;
    else if (index === NONE || circuit[at]! > circuit[index]!) index = at;
  }
  let unsized = 0;
  for (let at = 0; at < columns.size.length; at++) if (columns.size[at] === NO_SIZE) unsized++;
  return { network, layout, columns, circuit, index: isKnown ? index : NONE, unsized };
}
