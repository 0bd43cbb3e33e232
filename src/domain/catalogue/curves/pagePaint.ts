import type { Box, DrawnPath, PageDrawing } from "./PageDrawing.ts";
import { boundsOf, overlaps } from "./polylines.ts";

/** Paths of one look as one outline in the form of SVG. */
export interface PaintedPaths {
  readonly paint: DrawnPath["paint"];
  readonly colour: string;
  readonly width: number;
  readonly dash: string;
  readonly outline: string;
}

export interface PaintedWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** In degrees. */
  readonly angle: number;
  /** Empty if the page states none. */
  readonly colour: string;
}

/** A page as it can be drawn beneath the curves that were read from it. */
export interface PagePaint {
  readonly paths: readonly PaintedPaths[];
  readonly words: readonly PaintedWord[];
}

/** More would hold the page up; what is nearest to paper is painted first. */
const MOST_PATHS = 12_000;
const figure = (value: number) => String(Math.round(value * 100) / 100);

const outlineOf = ({ points, isClosed }: DrawnPath): string =>
  `M${points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join("L")}${isClosed ? "Z" : ""}`;

/** What an upright page draws inside a window, runs of one look together, in the order of painting. */
export function pagePaint({ paths, words }: PageDrawing, window: Box): PagePaint {
  const painted: { look: Omit<PaintedPaths, "outline">; outlines: string[] }[] = [];
  const seen = paths.filter(
    ({ colour, points, paint }) =>
      colour !== "" &&
      points.length > 1 &&
      overlaps(boundsOf(points), grown(window, paint === "stroke" ? 1 : 0)),
  );
  for (const path of seen.slice(0, MOST_PATHS)) {
    const { paint, colour, width, dash } = path;
    const last = painted.at(-1);
    // Filled shapes stay apart: one inside another would become a hole of it.
    const isAlike =
      last !== undefined &&
      paint === "stroke" &&
      last.look.paint === paint &&
      last.look.colour === colour &&
      last.look.width === width &&
      last.look.dash === dash;
    if (isAlike) last.outlines.push(outlineOf(path));
    else painted.push({ look: { paint, colour, width, dash }, outlines: [outlineOf(path)] });
  }
  return {
    paths: painted.map(({ look, outlines }) => ({ ...look, outline: outlines.join("") })),
    words: words
      .filter(({ x, y }) => x > window.left && x < window.right && y > window.top && y < window.bottom)
      .map(({ text, x, y, size, dx, dy, colour }) => ({
        ...{ text, x, y, size, colour },
        angle: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
      })),
  };
}

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
