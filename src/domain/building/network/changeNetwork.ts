import { layOut } from "./layOut.ts";
import type { Network, Segment, Terminal } from "./Network.ts";
import { segmentFault, statedFault, terminalFault, type NetworkFault } from "./networkFault.ts";
import {
  copyColumns,
  emptyColumns,
  terminalColumns,
  type NetworkRun,
  type SegmentColumns,
  type TerminalColumns,
} from "./NetworkRun.ts";
import { runCircuits } from "./runCircuits.ts";
import type { NetworkAnswer } from "./runNetwork.ts";
import { takeLosses, takeSum } from "./runSegment.ts";

/** New figures of a terminal (by id or number) or a segment. Changes of the tree itself need `rerunNetwork`. */
export type NetworkEdit =
  | {
      readonly terminal: string | number;
      readonly figures: Partial<Pick<Terminal, "flow" | "loss" | "valve">>;
    }
  | {
      readonly segment: string;
      readonly figures: Partial<Pick<Segment, "length" | "share" | "zeta" | "locked" | "parts">>;
    };

/** What edits affect: segments whose sums and segments whose losses must be computed again, and terminals. */
interface Touched {
  readonly sums: Set<number>;
  readonly losses: Set<number>;
  readonly terminals: Set<number>;
}

const unknown = (field: "segment" | "terminal", id: string): NetworkFault => ({
  code: "unknown-segment",
  field,
  id,
});

/** Adds a segment and all segments towards the plant. */
function touchUpwards({ parent }: NetworkRun["layout"], from: number, sums: Set<number>): void {
  for (let at = from; at >= 0 && !sums.has(at); at = parent[at]!) sums.add(at);
}

/** Applies the edits to copies of the lists; stops at the first impossible edit and returns its fault. */
function edit(
  { network, layout }: NetworkRun,
  edits: readonly NetworkEdit[],
  touched: Touched,
): { readonly network: Network; readonly fault: NetworkFault | null } {
  const hasSegments = edits.some((each) => "segment" in each);
  const segments = hasSegments ? network.segments.slice() : [];
  const terminals = network.terminals.slice();
  for (const each of edits) {
    if ("terminal" in each) {
      const of = each.terminal;
      const at = typeof of === "number" ? of : layout.terminalAt.get(of);
      const was = at === undefined ? undefined : terminals[at];
      if (at === undefined || was === undefined) return { network, fault: unknown("terminal", String(of)) };
      const edited = { ...was, ...each.figures };
      const fault = terminalFault(edited);
      if (fault !== null) return { network, fault };
      terminals[at] = edited;
      touched.terminals.add(at);
      touchUpwards(layout, layout.segmentOf[at]!, touched.sums);
      touchUpwards(layout, layout.backOf[at]!, touched.sums);
    } else {
      const at = layout.segmentAt.get(each.segment);
      if (at === undefined) return { network, fault: unknown("segment", each.segment) };
      const edited = { ...segments[at]!, ...each.figures };
      const fault = segmentFault(edited, network.rules);
      if (fault !== null) return { network, fault };
      segments[at] = edited;
      touched.losses.add(at);
    }
  }
  return {
    network: { ...network, segments: hasSegments ? segments : network.segments, terminals },
    fault: null,
  };
}

function takenAfter({ taken }: NetworkRun, { terminals }: Network, touched: Touched): TerminalColumns {
  if (touched.terminals.size === 0) return taken;
  const [flow, loss, valve] = [taken.flow.slice(), taken.loss.slice(), taken.valve.slice()];
  for (const at of touched.terminals) {
    const terminal = terminals[at]!;
    flow[at] = terminal.flow;
    loss[at] = terminal.loss;
    valve[at] = terminal.valve ?? 0;
  }
  return { flow, loss, valve };
}

/**
 * The run after edits, equal to a full run bit for bit. Flows on the paths of edited terminals are summed again,
 * never corrected by a difference. Segments whose flow changes are sized again. Paths and the index are computed
 * for all. O(depth + segments + terminals).
 */
export function changeNetwork(before: NetworkRun, edits: readonly NetworkEdit[]): NetworkAnswer {
  const touched: Touched = { sums: new Set(), losses: new Set(), terminals: new Set() };
  const { network, fault } = edit(before, edits, touched);
  if (fault !== null) return { ok: false, fault };
  const { layout } = before;
  const columns = copyColumns(before.columns);
  const taken = takenAfter(before, network, touched);
  const behindFirst = [...touched.sums].sort((a, b) => layout.position[b]! - layout.position[a]!);
  for (const at of behindFirst) if (takeSum(network, layout, taken.flow, columns, at)) touched.losses.add(at);
  for (const at of touched.losses) takeLosses(network, columns, at);
  return { ok: true, value: runCircuits(network, layout, columns, taken) };
}

const FIGURES = ["size", "velocity", "friction", "loss"] as const satisfies readonly (keyof SegmentColumns)[];

/** Copies a segment's figures from an earlier run, if segment and flow are unchanged. */
function reuse(before: NetworkRun, network: Network, columns: SegmentColumns, at: number): boolean {
  const segment = network.segments[at]!;
  const was = before.layout.segmentAt.get(segment.id);
  if (was === undefined || before.network.segments[was] !== segment) return false;
  if (!Object.is(before.columns.flow[was], columns.flow[at])) return false;
  for (const name of FIGURES) columns[name][at] = before.columns[name][was]!;
  return true;
}

/**
 * The run of a network whose tree has changed: terminals or segments were added, removed or moved. Segments that
 * are the same objects with the same flow keep their sizes and losses. The result equals that of `runNetwork` bit
 * for bit.
 */
export function rerunNetwork(before: NetworkRun, network: Network): NetworkAnswer {
  const stated = statedFault(network);
  if (stated !== null) return { ok: false, fault: stated };
  const laid = layOut(network);
  if (!laid.ok) return { ok: false, fault: laid.fault };
  const columns = emptyColumns(network.segments.length);
  const taken = terminalColumns(network.terminals);
  const isSame = network.rules === before.network.rules;
  const { order } = laid.value;
  for (let step = order.length - 1; step >= 0; step--) {
    const at = order[step]!;
    takeSum(network, laid.value, taken.flow, columns, at);
    if (!isSame || !reuse(before, network, columns, at)) takeLosses(network, columns, at);
  }
  return { ok: true, value: runCircuits(network, laid.value, columns, taken) };
}
