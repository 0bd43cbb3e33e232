import type { Polyline } from "./PageDrawing.ts";

/**
 * Why a line has to be looked at: it is straight from end to end; one of several edges of a field; the rest of
 * a line that was cut at a corner; put together from dashes or across a gap; ending where another of its style
 * goes on behind a gap.
 */
export type LineDoubt = "straight" | "edge-of-field" | "cut-at-corner" | "joined" | "broken";

/** How a line is drawn: lines of one style may be taken together. */
export interface LineStyle {
  readonly colour: string;
  readonly width: number;
  readonly dash: string;
}

/** A line of a chart that may be a curve, in points of the page. */
export interface ChartLine extends LineStyle {
  readonly points: Polyline;
  readonly doubts: readonly LineDoubt[];
}
