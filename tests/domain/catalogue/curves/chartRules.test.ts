import { describe, expect, it } from "vitest";
import { axisFigures } from "#domain/catalogue/curves/axisFigures.ts";
import { chartFrames } from "#domain/catalogue/curves/chartFrames.ts";
import { chartRules } from "#domain/catalogue/curves/chartRules.ts";
import type { DrawnPath, Point } from "#domain/catalogue/curves/PageDrawing.ts";

const path = (points: readonly Point[], colour = "#000000"): DrawnPath => ({
  ...{ points, colour, isClosed: false, paint: "stroke", width: 0.8, dash: "", clip: null },
});
const upright = (x: number, from: number, to: number) => path([[x, from], [x, to]]); // prettier-ignore
const level = (y: number, from: number, to: number) => path([[from, y], [to, y]]); // prettier-ignore

/** A frame with a grid, and ticks outside of it on the left and below. */
function panel(top: number): readonly DrawnPath[] {
  const bottom = top + 120;
  return [
    ...[100, 150, 200, 250, 300].flatMap((x) => [upright(x, top, bottom), upright(x, bottom, bottom + 3.5)]),
    ...[0, 40, 80, 120].flatMap((down) => [level(top + down, 100, 300), level(top + down, 96.5, 100)]),
  ];
}

describe("rules of a page", () => {
  it.each([1, 3, 6, 9])("leave out the ticks that stand out, of %i panels one above another", (count) => {
    const tops = Array.from({ length: count }, (_, at) => 20 + at * 150);
    const frames = chartFrames(chartRules(tops.flatMap(panel)));
    expect(frames.map(({ top, bottom, left, right }) => [top, bottom, left, right])).toEqual(
      expect.arrayContaining(tops.map((top) => [top, top + 120, 100, 300])),
    );
  });

  it("make a chart of level rules alone only where figures stand at them and below", () => {
    const { level: found, upright: none } = chartRules(
      [0, 40, 80, 120].map((down) => level(60 + down, 100, 300)),
    );
    const figure = (text: string, x: number, y: number) => ({
      text,
      x,
      y,
      dx: 1,
      dy: 0,
      size: 8,
      width: 8,
      colour: "#000000",
    });
    const beside = (off: number) =>
      axisFigures([0, 40, 80, 120].map((down) => figure(`${60 - down / 2}`, 85, 63 + down + off)));
    const below = axisFigures([0, 50, 100].map((value) => figure(`${value}`, 100 + value * 2, 195)));
    const rules = { level: found, upright: none };
    expect(chartFrames(rules, [...beside(0), ...below])).toMatchObject([
      { left: 100, right: 300, top: 60, bottom: 180 },
    ]);
    // In a table with three lines, figures are between the lines.
    expect(chartFrames(rules, [...beside(20), ...below])).toEqual([]);
    expect(chartFrames(rules, beside(0))).toEqual([]);
  });

  it("join a line that is drawn in short pieces", () => {
    const pieces = Array.from({ length: 40 }, (_, at) => upright(50, 10 + at * 5, 15 + at * 5));
    expect(chartRules(pieces).upright).toMatchObject([{ at: 50, from: 10, to: 210 }]);
  });
});
