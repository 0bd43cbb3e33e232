import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { ChartLine } from "#domain/catalogue/curves/ChartLine.ts";
import type { Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import { boundsOf, evenly, nearestOn } from "#domain/catalogue/curves/polylines.ts";
import { withoutDoubles } from "#domain/catalogue/curves/withoutDoubles.ts";
import { runsOf } from "../../../support/runsOf.ts";

const lineOf = (points: Polyline): ChartLine => ({
  colour: "#000000",
  width: 1,
  dash: "",
  points,
  doubts: [],
});

/** The plain way: compares every line with every kept line. */
function plainly(lines: readonly ChartLine[]): readonly ChartLine[] {
  const lies = (line: Polyline, on: Polyline) =>
    evenly(line, 24).every((point) => nearestOn(on, point).away < 0.3);
  const isSame = (one: Polyline, other: Polyline) => {
    const [a, b] = [boundsOf(one), boundsOf(other)];
    const edges = ["left", "top", "right", "bottom"] as const;
    return edges.every((edge) => Math.abs(a[edge] - b[edge]) < 1) && lies(one, other) && lies(other, one);
  };
  const kept: ChartLine[] = [];
  for (const line of lines.toReversed())
    if (!kept.some(({ points }) => isSame(line.points, points))) kept.push(line);
  return kept.toReversed();
}

const near = fc.constantFrom(0, 0.1, 0.29, 0.31, 0.9, 0.99, 1.01, 2);
/**
 * Bent lines that begin at a few positions and differ little, on and beside the borders of cells, also left of 0.
 */
const anyLine = fc
  .record({
    left: fc.constantFrom(-1, 0, 40, 8190.5),
    top: fc.constantFrom(-0.5, 100),
    dx: near,
    dy: near,
    wide: fc.tuple(fc.constantFrom(30, 60), near),
    bend: fc.constantFrom(-0.01, 0, 0.01, 0.0101),
    count: fc.integer({ min: 2, max: 9 }),
    isTurned: fc.boolean(),
  })
  .map(({ left, top, dx, dy, wide, bend, count, isTurned }) => {
    const width = wide[0] + wide[1];
    const points = Array.from({ length: count }, (_, at) => {
      const x = (width * at) / (count - 1);
      return [left + dx + x, top + dy + 0.3 * x + bend * x * (width - x)] as const;
    });
    return lineOf(isTurned ? points.toReversed() : points);
  });

it("leaves out of lines that lie on each other all but the last, as the plain way does", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
      expect(withoutDoubles(lines)).toEqual(plainly(lines));
    }),
    { numRuns: runsOf(300) },
  );
});

it("compares each of 12,000 strokes with a few others, not with all", () => {
  const lines = Array.from({ length: 12_000 }, (_, at) => {
    // Every third line is drawn a second time, slightly beside.
    const place = at % 3 === 2 ? at - 1 : at;
    const [x, y, shift] = [(place * 7.3) % 590, (place * 13.7) % 830, at === place ? 0 : 0.1];
    return lineOf([
      [x + shift, y],
      [x + 10 + shift, y + 4],
      [x + 25 + shift, y + 3 + (place % 5)],
    ]);
  });
  let compared = 0;
  const kept = withoutDoubles(lines, () => compared++);
  expect(kept.length).toBeGreaterThan(7000);
  expect(compared).toBeLessThan(3 * lines.length);
});
