import { layOut } from "./layOut.ts";
import type { Network } from "./Network.ts";
import { statedFault, type NetworkFault } from "./networkFault.ts";
import { emptyColumns, terminalColumns, type NetworkRun } from "./NetworkRun.ts";
import { runCircuits } from "./runCircuits.ts";
import { findersOf, takeLosses, takeSum } from "./runSegment.ts";

/** A run, or why there is none. */
export type NetworkAnswer =
  { readonly ok: true; readonly value: NetworkRun } | { readonly ok: false; readonly fault: NetworkFault };

/**
 * Flows, sizes, losses, circuits and the index of a whole network, O(segments + terminals). Refused with code,
 * field and id if it is not a tree or states impossible figures (`NetworkFault`).
 */
export function runNetwork(network: Network): NetworkAnswer {
  const stated = statedFault(network);
  if (stated !== null) return { ok: false, fault: stated };
  const laid = layOut(network);
  if (!laid.ok) return { ok: false, fault: laid.fault };
  const columns = emptyColumns(network.segments.length);
  const taken = terminalColumns(network.terminals);
  const finders = findersOf(network.rules);
  const { order } = laid.value;
  for (let step = order.length - 1; step >= 0; step--) {
    const at = order[step]!;
    takeSum(network, laid.value, taken.flow, columns, at);
    takeLosses(network, columns, at, finders);
  }
  return { ok: true, value: runCircuits(network, laid.value, columns, taken) };
}
