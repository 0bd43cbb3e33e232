import { expect, it } from "vitest";
import { withJoin, withSplit, withTaken } from "#domain/catalogue/curves/lineEdits.ts";
import type { PageEntry } from "#domain/catalogue/curves/PageEntry.ts";
import type { Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import type { ChartCurve, PageCharts } from "#domain/catalogue/curves/readCharts.ts";

const line = (points: Polyline, colour = "#ff0000"): ChartCurve => ({
  ...{ points, colour, width: 1, dash: "", doubts: [], x: 0, y: 1, quantity: "head", parameter: null },
  ...{ label: "", meaningDoubts: [] },
});
const said = { isTaken: true, quantity: "head", setting: "", axis: 1 } as const;
const island: Polyline = [
  [10, 50],
  [30, 20],
  [60, 10],
  [40, 60],
];
const read: PageCharts = {
  ...{ turns: 0, width: 200, height: 200, speed: null },
  charts: [
    {
      frame: { left: 0, top: 0, right: 100, bottom: 100 },
      axes: [],
      curves: [
        line(island),
        line([
          [70, 10],
          [90, 30],
        ]),
        line(
          [
            [0, 0],
            [50, 50],
          ],
          "#0000ff",
        ),
      ],
    },
  ],
};
const entry: PageEntry = {
  axes: [[]],
  curves: [[{ ...said, isTaken: false }, said, said]],
  product: { category: "", brand: "", series: "", model: "", speed: "" },
};
const at = (curve: number) => ({ chart: 0, curve });

it("27: cuts an island into branches, each a function that is taken then, and puts them together again", () => {
  const split = withSplit(read, entry, at(0), [61, 9])!;
  const [curves] = split.read!.charts.map((chart) => chart.curves);
  expect(curves!.map(({ points }) => points.length)).toEqual([3, 2, 2, 2]);
  expect(split.curves[0]!.map(({ isTaken }) => isTaken)).toEqual([true, true, true, true]);
  const joined = withJoin(split.read!, split, 0, [0, 1])!;
  expect(joined.read!.charts[0]!.curves[0]!.doubts).toEqual(["joined"]);
  expect(joined.read!.charts[0]!.curves).toHaveLength(3);
  // It turns back, so it is no longer a function.
  expect(joined.curves[0]![0]!.isTaken).toBe(false);
  expect(withSplit(read, entry, at(0), [10, 50])).toBeNull();
  expect(withJoin(read, entry, 0, [1, 1])).toBeNull();
});

it("27: joins by the nearest ends, however each was drawn", () => {
  const joined = withJoin(read, entry, 0, [1, 0])!;
  const points = joined.read!.charts[0]!.curves.find(({ doubts }) => doubts.includes("joined"))!.points;
  expect(points).toHaveLength(6);
  const gaps = points.slice(1).map(([x, y], nth) => Math.hypot(x - points[nth]![0], y - points[nth]![1]));
  expect(Math.max(...gaps)).toBeLessThan(60);
});

it("27: a click takes a line or gives it up, and all that are drawn alike with it", () => {
  expect(withTaken(read, entry, at(1), false).curves[0]!.map(({ isTaken }) => isTaken)).toEqual([
    ...[false, false, true],
  ]);
  const off = withTaken(read, { ...entry, curves: [[said, said, said]] }, at(1), true);
  expect(off.curves[0]!.map(({ isTaken }) => isTaken)).toEqual([false, false, true]);
  // A piece that turns back is no function of the flow, so it cannot be selected.
  expect(withTaken(read, entry, at(0), false).curves[0]![0]!.isTaken).toBe(false);
});
