import type { LineMark } from "./ChartDrawing.ts";
import type { Rect } from "./placeLabels.ts";

/** Measures of a chart's texts, in the painter's own unit (px, points). */
export interface Lettering {
  readonly measure: (text: string) => number;
  /** Height of a line of text. */
  readonly line: number;
  /** Distance from a curve's end to its name. */
  readonly beside: number;
  /** Distance from a point or a system curve to its label. */
  readonly gap: number;
  /** Half the size of a point's mark. */
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

/** A line from a curve's end to its name: x and y of both ends. */
export type Leader = readonly [number, number, number, number];

export interface PlacedName {
  readonly line: LineMark;
  readonly box: Rect;
  /** `null` if the name stands beside its curve. */
  readonly leader: Leader | null;
}
