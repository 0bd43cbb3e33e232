import type { AxisSide } from "../curves/ChartAxis.ts";
import type { Polyline } from "../curves/PageDrawing.ts";
import type { SnappedFrame } from "./snapFrame.ts";
import type { TracedLine } from "./traceLine.ts";

/** A line as a person clicked it, in pixels: loosely, to be traced, or point by point. */
export interface PictureLine {
  /** Stays while other lines come and go. */
  readonly id: number;
  readonly clicks: Polyline;
  readonly method: "traced" | "by-hand";
  /** What was found under the clicks; `null` of points by hand, and where nothing was found. */
  readonly traced: TracedLine | null;
}

/** A frame of a picture with the axes that a person gave it and the lines in it. */
export interface PictureChart {
  readonly frame: SnappedFrame;
  /** Its corners stand where they were clicked, and are to be moved to the rules under them. */
  readonly isLoose?: true;
  readonly sides: readonly AxisSide[];
  readonly lines: readonly PictureLine[];
}
