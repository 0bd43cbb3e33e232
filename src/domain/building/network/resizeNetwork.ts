import { NO_SIZE } from "../../physics/pipe/Sizes.ts";
import { copyColumns, type NetworkRun } from "./NetworkRun.ts";
import { runCircuits } from "./runCircuits.ts";
import { takeLossesOf } from "./runSegment.ts";

/** Sizes by the number of the segment, and Pa of the valves by that of the terminal. */
export interface Resized {
  readonly sizes: Int32Array;
  readonly valves: Float64Array;
}

/**
 * The run with sizes and valves that something else than its own flow decides; `NO_SIZE` stays without figures. The run
 * itself where nothing is another.
 */
export function resizeNetwork(run: NetworkRun, { sizes, valves }: Resized): NetworkRun {
  const { network, layout } = run;
  const isSame = (one: ArrayLike<number>, other: ArrayLike<number>) => {
    for (let at = 0; at < one.length; at++) if (!Object.is(one[at], other[at])) return false;
    return true;
  };
  const hasValves = isSame(valves, run.taken.valve);
  if (hasValves && isSame(sizes, run.columns.size)) return run;
  const columns = copyColumns(run.columns);
  for (let at = 0; at < sizes.length; at++)
    if (sizes[at] !== run.columns.size[at]) takeLossesOf(network, columns, at, sizes[at] ?? NO_SIZE);
  if (hasValves) return runCircuits(network, layout, columns, run.taken);
  const terminals = network.terminals.map((terminal, at) => ({ ...terminal, valve: valves[at]! }));
  return runCircuits({ ...network, terminals }, layout, columns, { ...run.taken, valve: valves });
}
