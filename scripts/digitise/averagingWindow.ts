import type { Point, Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import { boundsOf, nearestOn } from "#domain/catalogue/curves/polylines.ts";
import type { Picture } from "#domain/catalogue/tracing/Picture.ts";

/** Width of the pen and of the averaging window, in pixels. */
const PEN = 12;
const WINDOW = 4;
/** Colours within this distance of the picked one, of at most 441, belong to the line. */
const NEAR = 120;

/**
 * The method of common digitisers: pixels of the line's colour under a pen, averaged for each cluster in a column,
 * then for clusters within a window. Guided lines are compared with it; its pen follows the true line.
 */
export function averagingWindow({ width, height, data }: Picture, truth: Polyline): Polyline {
  const colour = darkest(truth);
  const { left, top, right, bottom } = boundsOf(truth);
  const heaps: Point[] = [];
  for (let x = Math.max(0, Math.floor(left)); x <= Math.min(width - 1, right); x++) {
    let heap: number[] = [];
    const close = () => {
      if (heap.length > 0) heaps.push([x + 0.5, heap.reduce((sum, y) => sum + y, 0) / heap.length + 0.5]);
      heap = [];
    };
    for (let y = Math.max(0, Math.floor(top - PEN)); y <= Math.min(height - 1, bottom + PEN); y++) {
      const isOurs =
        distanceTo(colour, pixel(x, y)) < NEAR && nearestOn(truth, [x + 0.5, y + 0.5]).away <= PEN / 2;
      if (isOurs) heap.push(y);
      else close();
    }
    close();
  }
  const out: Point[] = [];
  const taken = new Set<Point>();
  for (const heap of heaps) {
    if (taken.has(heap)) continue;
    const near = heaps.filter(
      (other) =>
        !taken.has(other) && Math.abs(other[0] - heap[0]) <= WINDOW && Math.abs(other[1] - heap[1]) <= WINDOW,
    );
    for (const other of near) taken.add(other);
    out.push([mean(near, 0), mean(near, 1)]);
  }
  return along(out, truth);

  function pixel(x: number, y: number): readonly number[] {
    const at = 4 * (y * width + x);
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  }

  function darkest(line: Polyline): readonly number[] {
    const [x, y] = line[Math.floor(line.length / 2)]!;
    const near = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].map((dy) => pixel(Math.floor(x) + dx, Math.floor(y) + dy)),
    );
    return near.toSorted((one, other) => sum(one) - sum(other))[0]!;
  }
}

const sum = (values: readonly number[]) => values.reduce((whole, one) => whole + one, 0);
const mean = (points: Polyline, axis: 0 | 1) => sum(points.map((point) => point[axis])) / points.length;
const distanceTo = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(one[0]! - other[0]!, one[1]! - other[1]!, one[2]! - other[2]!);

/** Points in the order of the line, as a digitiser that knows curves would return them. */
function along(points: Polyline, line: Polyline): Polyline {
  const place = (point: Point) =>
    line.reduce(
      (best, [x, y], at) => {
        const away = Math.hypot(x - point[0], y - point[1]);
        return away < best.away ? { at, away } : best;
      },
      { at: 0, away: Number.POSITIVE_INFINITY },
    ).at;
  return points
    .map((point) => ({ point, at: place(point) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ point }) => point);
}
