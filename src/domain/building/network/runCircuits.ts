import { NO_SIZE } from "../../physics/pipe/Sizes.ts";
import type { Layout } from "./layOut.ts";
import type { Network } from "./Network.ts";
import type { NetworkRun, SegmentColumns, TerminalColumns } from "./NetworkRun.ts";

const NONE = -1;

/** Adds up losses from the plant on; in a return of its own, from where that joins the common pipe. */
function sumPaths({ order, parent, begins }: Layout, { loss, path }: SegmentColumns): void {
  for (let step = 0; step < order.length; step++) {
    const at = order[step]!;
    path[at] = begins[at] === 1 ? loss[at]! : path[parent[at]!]! + loss[at]!;
  }
}

/** Paths, circuits and the index over all terminals: one addition for each segment and terminal. */
export function runCircuits(
  network: Network,
  layout: Layout,
  columns: SegmentColumns,
  taken: TerminalColumns,
): NetworkRun {
  sumPaths(layout, columns);
  const { segmentOf, backOf } = layout;
  const { path } = columns;
  const { flow, loss, valve } = taken;
  const circuit = new Float64Array(flow.length);
  let index = NONE;
  let isKnown = true;
  for (let at = 0; at < flow.length; at++) {
    const back = backOf[at]!;
    const pipes = path[segmentOf[at]!]! + (back === NONE ? 0 : path[back]!);
    const hasFlow = flow[at]! > 0;
    const own = hasFlow ? pipes + loss[at]! + valve[at]! : Number.NaN;
    circuit[at] = own;
    if (!hasFlow) continue;
    // A circuit that is not known may be the greatest.
    if (Number.isNaN(own)) isKnown = false;
    else if (index === NONE || own > circuit[index]!) index = at;
  }
  let unsized = 0;
  for (let at = 0; at < columns.size.length; at++) if (columns.size[at] === NO_SIZE) unsized++;
  return { network, layout, columns, taken, circuit, index: isKnown ? index : NONE, unsized };
}
