import type { Polyline } from "./PageDrawing.ts";

/**
 * Why a line has to be looked at: it is straight from end to end; one of several edges of a field; the rest of
 * a line that was cut at a corner; put together from dashes or across a gap; ending where another of its style
 * goes on behind a gap; rising from nothing as a system's does. Of a line traced in a picture: hardly any ink;
 * long stretches hidden; a stretch that may be another line's; within a line's width of another; clicked point by
 * point.
 */
export type LineDoubt =
  | "straight"
  | "edge-of-field"
  | "cut-at-corner"
  | "joined"
  | "broken"
  | "system-line"
  | "no-line"
  | "hidden"
  | "strayed"
  | "coincides"
  | "by-hand";

/** How a line is drawn: lines of one style may be taken together. */
export interface LineStyle {
  readonly colour: string;
  readonly width: number;
  readonly dash: string;
}

/** A line of a chart that may be a curve, in points of the page. */
export interface ChartLine extends LineStyle {
  readonly points: Polyline;
  /** How far its points may be off, across the line; absent for a line that is drawn as a path. */
  readonly off?: number;
  readonly doubts: readonly LineDoubt[];
}
