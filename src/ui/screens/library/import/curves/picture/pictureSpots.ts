import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import type { Corners } from "#domain/catalogue/tracing/frameMap.ts";
import type { PictureLine } from "#domain/catalogue/tracing/PictureChart.ts";
import { withCorners, withLine } from "#domain/catalogue/tracing/pictureEdits.ts";
import type { PictureEntry } from "#domain/catalogue/tracing/PictureEntry.ts";

/** What a click on a picture creates: a corner of a frame, a line to be traced, or a point as it is. */
export type PictureTool = "frame" | PictureLine["method"];

/** A position that can be moved: a corner of a frame, or a click of a line. */
export type Spot =
  | { readonly of: "corner"; readonly chart: number; readonly at: number }
  | { readonly of: "click"; readonly chart: number; readonly line: number; readonly at: number };

export const lineOf = ({ pictures }: PictureEntry, chart: number, id: number): PictureLine | undefined =>
  pictures[chart]?.lines.find((line) => line.id === id);

/** The position of a spot; `null` if it no longer exists. */
export function pointOf(entry: PictureEntry, spot: Spot): Point | null {
  if (spot.of === "corner") return entry.pictures[spot.chart]?.frame.corners[spot.at] ?? null;
  return lineOf(entry, spot.chart, spot.line)?.clicks[spot.at] ?? null;
}

/** @param isLoose whether a corner snaps to nearby rules; a corner moved by tenths of a pixel does not */
export function withSpot(entry: PictureEntry, spot: Spot, point: Point, isLoose: boolean): PictureEntry {
  if (spot.of === "corner") {
    const corners = entry.pictures[spot.chart]?.frame.corners;
    if (!corners) return entry;
    const [a, b, c, d] = corners.map((corner, at) => (at === spot.at ? point : corner));
    const moved: Corners = [a!, b!, c!, d!];
    return withCorners(entry, spot.chart, moved, isLoose);
  }
  const line = lineOf(entry, spot.chart, spot.line);
  if (!line) return entry;
  return withClicks(entry, spot.chart, line, line.clicks.with(spot.at, point));
}

export const withClicks = (
  entry: PictureEntry,
  chart: number,
  line: PictureLine,
  clicks: PictureLine["clicks"],
): PictureEntry => withLine(entry, chart, { ...line, clicks, traced: null });
