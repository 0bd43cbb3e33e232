import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AxisEntry } from "#domain/catalogue/curves/PageEntry.ts";
import { curveValues } from "#domain/catalogue/curves/curveValues.ts";
import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import { readingError } from "#domain/catalogue/curves/readingError.ts";
import { sheetCurve } from "#domain/catalogue/curves/sheetCurve.ts";
import type { Corners } from "#domain/catalogue/tracing/frameMap.ts";
import { pictureCharts, straightFrame } from "#domain/catalogue/tracing/pictureCharts.ts";
import type { PictureLine } from "#domain/catalogue/tracing/PictureChart.ts";

const SIZE = { width: 800, height: 600 };
const corner = (x: number, y: number) =>
  fc.tuple(fc.double({ min: x - 20, max: x + 20, noNaN: true }), fc.double({ min: y - 20, max: y + 20, noNaN: true })); // prettier-ignore
const cornersOf = fc.tuple(corner(100, 80), corner(700, 90), corner(710, 500), corner(90, 490));
const AXES: readonly AxisEntry[] = [
  { kind: "linear", from: 0, to: 100, unit: "m³/h" },
  { kind: "linear", from: 0, to: 50, unit: "m" },
];

const chartOf = (corners: Corners, line: Partial<PictureLine>, isRuled = true) =>
  pictureCharts(SIZE, [
    {
      frame: { corners, residual: isRuled ? 0.1 : null, isRuled: [isRuled, isRuled, isRuled, isRuled] },
      sides: ["bottom", "left"],
      lines: [{ id: 1, clicks: [], method: "by-hand", traced: null, ...line }],
    },
  ]).charts[0]!;
const curveOf = (chart: ReturnType<typeof chartOf>) =>
  sheetCurve(chart, 0, AXES, { isTaken: true, quantity: "head", setting: "", axis: 1 })!;

describe("a chart of a picture", () => {
  it("gives the values that its places have in the frame, however the picture was taken", () => {
    fc.assert(
      fc.property(cornersOf, (corners) => {
        const straight = straightFrame(corners)!;
        // A straight line from 40 m at zero flow to 10 m at 80 m³/h.
        const at = (flow: number, head: number): Point =>
          straight.toPicture([(flow / 100) * straight.width, (1 - head / 50) * straight.height]);
        const clicks = [0, 20, 40, 60, 80].map((flow) => at(flow, 40 - (flow * 3) / 8));
        for (const [flow, head] of curveValues(curveOf(chartOf(corners, { clicks })), 9))
          expect(head).toBeCloseTo(40 - (flow * 3) / 8, 3);
      }),
    );
  });

  it("is less sure where no rule holds a side, and where a line is steep", () => {
    const corners: Corners = [[100, 80], [700, 80], [700, 480], [100, 480]]; // prettier-ignore
    const level: readonly Point[] = [[120, 200], [400, 205], [680, 210]]; // prettier-ignore
    const steep: readonly Point[] = [[120, 100], [200, 280], [280, 460]]; // prettier-ignore
    const errorOf = (clicks: readonly Point[], isRuled = true) =>
      readingError(curveOf(chartOf(corners, { clicks }, isRuled))).y;
    expect(errorOf(level, false)).toBeGreaterThan(errorOf(level));
    expect(errorOf(steep)).toBeGreaterThan(2 * errorOf(level));
    // A point clicked by hand is about a pixel off, and 400 pixels are 50 m.
    expect(errorOf(level)).toBeGreaterThan(50 / 400);
    expect(errorOf(level)).toBeLessThan((2 * 50) / 400);
  });

  it("says what is to be looked at: nothing found, points by hand, lines on each other", () => {
    const corners: Corners = [[100, 80], [700, 80], [700, 480], [100, 480]]; // prettier-ignore
    const points: readonly Point[] = [[120, 200], [400, 205], [680, 210]]; // prettier-ignore
    const traced = { points, width: 3, off: 0.02, clear: 1, doubts: [] };
    const line = (id: number, own: Partial<PictureLine>): PictureLine => ({
      ...{ id, clicks: points, method: "traced", traced, ...own },
    });
    const { charts } = pictureCharts(SIZE, [
      {
        frame: { corners, residual: 0.1, isRuled: [true, true, true, true] },
        sides: ["bottom", "left"],
        lines: [
          line(1, {}),
          line(2, {}),
          line(3, { traced: null }),
          line(4, { method: "by-hand", traced: null }),
        ],
      },
    ]);
    expect(charts[0]!.curves.map(({ doubts }) => doubts)).toEqual([
      ["coincides"],
      ["coincides"],
      ["no-line"],
      ["by-hand"],
    ]);
  });
});
