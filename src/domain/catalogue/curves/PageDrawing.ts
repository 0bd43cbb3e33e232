import type { PageWord } from "../../base/page/PageContent.ts";

/** In points of the page as it is shown; y grows downwards. */
export type Point = readonly [x: number, y: number];

export type Polyline = readonly Point[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One sub-path as it was painted, its arcs already in short pieces. */
export interface DrawnPath {
  readonly points: Polyline;
  readonly isClosed: boolean;
  readonly paint: "stroke" | "fill";
  /** `#rrggbb`; empty for a pattern or a gradient. */
  readonly colour: string;
  /** Of a stroke. */
  readonly width: number;
  /** Lengths of dashes and gaps; empty for a solid line. */
  readonly dash: string;
  /** Nothing outside was seen; `null` where nothing is cut off. */
  readonly clip: Box | null;
}

/** A word in the colour it was printed in, empty where that is not known. */
export interface ColouredWord extends PageWord {
  readonly colour: string;
}

/** What a page shows, in the order of painting. */
export interface PageDrawing {
  readonly width: number;
  readonly height: number;
  readonly words: readonly ColouredWord[];
  readonly paths: readonly DrawnPath[];
}
