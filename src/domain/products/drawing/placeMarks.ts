import type { ChartDrawing, LineMark, PointMark } from "./ChartDrawing.ts";
import { endNames } from "./endNames.ts";
import { placeLabels, labelsAbout, type Rect } from "./placeLabels.ts";
import { firstIndex, lastDrawn } from "./lineIndexes.ts";
import type { PlacedName, Plot } from "./Plot.ts";

export interface PlacedPoint {
  readonly mark: PointMark;
  readonly x: number;
  readonly y: number;
  /** `null` if there is no label. */
  readonly label: Rect | null;
}

export interface PlacedMarks {
  readonly names: readonly PlacedName[];
  readonly points: readonly PlacedPoint[];
}

/**
 * Places the texts of one grid: first names at the ends of curves, then the points' labels clear of those, of one
 * another and of every point, and last the names of system curves, which have most freedom.
 */
export function placeMarks(drawing: ChartDrawing, plot: Plot): PlacedMarks {
  const { lettering, pane } = plot;
  const { line: height, gap, reach, measure } = lettering;
  const ends = endNames(drawing, plot);
  const spots = drawing.points.flatMap((mark) => {
    const y = plot.y(mark.axis, mark.y);
    return y === null ? [] : [{ mark, x: plot.x(mark.x), y }];
  });
  const named = spots.filter(({ mark }) => mark.label !== "").sort(byWeight);
  const systems = drawing.lines.flatMap((line) => {
    const boxes = line.kind === "system" ? labelsAlong(line, drawing.grid, plot) : [];
    return boxes.length === 0 ? [] : [{ line, boxes }];
  });
  const boxes = placeLabels(
    [
      ...named.map(({ mark, x, y }) =>
        labelsAbout(x, y, { width: measure(mark.label), height, gap }, mark.side),
      ),
      ...systems.map((system) => system.boxes),
    ],
    [
      ...ends.map(({ box }) => box),
      ...spots.map(({ x, y }) => ({ left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach })),
    ],
    pane,
  );
  const labels = new Map(named.map(({ mark }, at) => [mark, boxes[at] ?? null]));
  return {
    // Every name with candidates has a box.
    names: [
      ...ends,
      ...systems.map(({ line }, at) => ({ line, box: boxes[named.length + at]!, leader: null })),
    ],
    points: spots.map((spot) => ({ ...spot, label: labels.get(spot.mark) ?? null })),
  };
}

/** The operating point itself comes first: of two labels that cannot both be free, the other one gives way. */
const weight = ({ side }: PointMark) => (side === "right" ? 1 : 0);
const byWeight = (one: { readonly mark: PointMark }, other: { readonly mark: PointMark }) =>
  weight(other.mark) - weight(one.mark);

/**
 * Heights within the pane at which a system curve may be named, the best first: low down it is usually clear of
 * other curves.
 */
const DOWN = [0.72, 0.6, 0.84, 0.48, 0.36, 0.24, 0.12];

/**
 * Candidates below and right of a rising line, or above and left of it; none for a line that does not reach the
 * pane.
 */
function labelsAlong(line: LineMark, grid: Float64Array, { pane, x, y, lettering }: Plot): Rect[] {
  const { measure, line: height, gap } = lettering;
  const [end, width] = [lastDrawn(line), measure(line.name)];
  const heightAt = (at: number) => y(line.axis, line.values[at] ?? Number.NaN) ?? Number.POSITIVE_INFINITY;
  if (!(heightAt(end) < pane.top + pane.height)) return [];
  return DOWN.flatMap((share) => {
    const at = firstIndex(end, (index) => heightAt(index) <= pane.top + share * pane.height);
    // The index was found on the grid.
    const [left, top] = [x(grid[at]!), heightAt(at)];
    return [
      { left: left + gap, top: top + gap / 2, width, height },
      { left: left - gap - width, top: top - gap / 2 - height, width, height },
    ];
  });
}
