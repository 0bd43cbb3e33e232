import type { LineMark } from "./ChartDrawing.ts";
import type { Rect } from "./placeLabels.ts";

/** How a painter sets the words of a chart, in its own unit (px, points). */
export interface Lettering {
  readonly measure: (text: string) => number;
  /** Height of a line. */
  readonly line: number;
  /** From a curve's end to its name. */
  readonly beside: number;
  /** From a point, or a system curve, to its label. */
  readonly gap: number;
  /** Half of what a point covers. */
  readonly reach: number;
}

/** A grid as its painter has laid it out. */
export interface Plot {
  readonly pane: Rect;
  readonly x: (flow: number) => number;
  /** `null` for an axis of another grid. */
  readonly y: (axis: number, value: number) => number | null;
  readonly lettering: Lettering;
}

/** From a curve's end to its name, x and y of either. */
export type Leader = readonly [number, number, number, number];

export interface PlacedName {
  readonly line: LineMark;
  readonly place: Rect;
  /** `null` where the name is beside its curve. */
  readonly leader: Leader | null;
}
