import type { Layout } from "./layOut.ts";
import type { Network, Terminal } from "./Network.ts";

/** Figures of all segments, by their numbers. */
export interface SegmentColumns {
  /** m³/h of all terminals behind it */
  readonly sum: Float64Array;
  /** m³/h after simultaneity */
  readonly flow: Float64Array;
  /** Number of its size; `NO_SIZE` if no size of the series carries the flow. The other figures are then NaN. */
  readonly size: Int32Array;
  /** m/s */
  readonly velocity: Float64Array;
  /** Pa/m */
  readonly friction: Float64Array;
  /** Pa */
  readonly loss: Float64Array;
  /**
   * Loss from the plant through this segment, Pa; in a return of its own, from where that joins the common pipe.
   */
  readonly path: Float64Array;
}

/** Figures of all terminals, by their numbers: m³/h and Pa. */
export interface TerminalColumns {
  readonly flow: Float64Array;
  readonly loss: Float64Array;
  readonly valve: Float64Array;
}

/** A network with all results. It never changes: an edit makes another run. */
export interface NetworkRun {
  readonly network: Network;
  readonly layout: Layout;
  readonly columns: SegmentColumns;
  readonly taken: TerminalColumns;
  /** Loss of each terminal's whole circuit, Pa; NaN without flow, or if a segment has no size. */
  readonly circuit: Float64Array;
  /** Number of the terminal with the greatest loss, the first of equals; −1 if it is not known. */
  readonly index: number;
  /** Number of segments without a size. */
  readonly unsized: number;
}

export const emptyColumns = (count: number): SegmentColumns => ({
  sum: new Float64Array(count),
  flow: new Float64Array(count),
  size: new Int32Array(count),
  velocity: new Float64Array(count),
  friction: new Float64Array(count),
  loss: new Float64Array(count),
  path: new Float64Array(count),
});

export function terminalColumns(terminals: readonly Terminal[]): TerminalColumns {
  const count = terminals.length;
  const [flow, loss, valve] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (let at = 0; at < count; at++) {
    const terminal = terminals[at]!;
    flow[at] = terminal.flow;
    loss[at] = terminal.loss;
    valve[at] = terminal.valve ?? 0;
  }
  return { flow, loss, valve };
}

/** A copy that may be changed. Its paths start empty, because they are always computed again. */
export const copyColumns = (from: SegmentColumns): SegmentColumns => ({
  sum: from.sum.slice(),
  flow: from.flow.slice(),
  size: from.size.slice(),
  velocity: from.velocity.slice(),
  friction: from.friction.slice(),
  loss: from.loss.slice(),
  path: new Float64Array(from.path.length),
});
