import { NO_SIZE } from "../../physics/pipe/Sizes.ts";
import { terminalFault } from "./networkFault.ts";
import { copyColumns, type NetworkRun } from "./NetworkRun.ts";
import { runCircuits } from "./runCircuits.ts";
import type { NetworkAnswer } from "./runNetwork.ts";
import { takeLossesOf } from "./runSegment.ts";

/** Sizes by segment number, and losses of the valves in Pa by terminal number. */
export interface Resized {
  readonly sizes: Int32Array;
  readonly valves: Float64Array;
}

/**
 * The run with given sizes and valves instead of those that follow from its own flows; a segment with `NO_SIZE`
 * has no figures. Returns the same run if nothing changes. Refused if a valve's loss is impossible.
 */
export function resizeNetwork(run: NetworkRun, { sizes, valves }: Resized): NetworkAnswer {
  const { network, layout } = run;
  const isSame = (one: ArrayLike<number>, other: ArrayLike<number>) => {
    for (let at = 0; at < one.length; at++) if (!Object.is(one[at], other[at])) return false;
    return true;
  };
  const hasValves = isSame(valves, run.taken.valve);
  if (hasValves && isSame(sizes, run.columns.size)) return { ok: true, value: run };
  const columns = copyColumns(run.columns);
  for (let at = 0; at < sizes.length; at++)
    if (sizes[at] !== run.columns.size[at]) takeLossesOf(network, columns, at, sizes[at] ?? NO_SIZE);
  if (hasValves) return { ok: true, value: runCircuits(network, layout, columns, run.taken) };
  const terminals = network.terminals.map((terminal, at) => ({ ...terminal, valve: valves[at]! }));
  for (const terminal of terminals) {
    const fault = terminalFault(terminal);
    if (fault !== null) return { ok: false, fault };
  }
  const taken = { ...run.taken, valve: valves };
  return { ok: true, value: runCircuits({ ...network, terminals }, layout, columns, taken) };
}
