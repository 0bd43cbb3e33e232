import { expect, it } from "vitest";
import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import { frameMap, type Corners } from "#domain/catalogue/tracing/frameMap.ts";
import { snapFrame } from "#domain/catalogue/tracing/snapFrame.ts";
import { paintedPicture } from "../../../support/charts/paintedPicture.ts";

/** A frame that was photographed from one side. */
const CORNERS: Corners = [
  [40.3, 30.7],
  [268.2, 42.1],
  [255.6, 190.4],
  [30.9, 178.8],
];
const SHARES: readonly Point[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, 0],
];
const sides = CORNERS.map((corner, at) => ({
  points: [corner, CORNERS[(at + 1) % 4]!],
  width: 1.5,
  colour: [0, 0, 0] as const,
}));
const [a, b, c, d] = CORNERS;
const CLICKS: Corners = [
  [a[0] + 1.4, a[1] - 1.2],
  [b[0] - 1.1, b[1] + 1.6],
  [c[0] + 1.2, c[1] + 0.9],
  [d[0] - 0.8, d[1] - 1.5],
];

it("maps corners to corners, and back through a point of a picture taken from aside", () => {
  const map = frameMap(CORNERS)!;
  CORNERS.forEach((corner, at) => {
    const [u, v] = map.toShare(corner);
    expect([u, v]).toEqual([expect.closeTo(SHARES[at]![0], 9), expect.closeTo(SHARES[at]![1], 9)]);
  });
  const [x, y] = map.toPicture([0.3, 0.8]);
  expect(map.toShare([x, y])).toEqual([expect.closeTo(0.3, 9), expect.closeTo(0.8, 9)]);
  // Nearer parts are larger: the middle of the frame is not the middle of its corners.
  expect(x).toBeGreaterThan(40);
  expect(frameMap([a, a, a, a])).toBeNull();
});

it("moves loose corners to the rules under them", () => {
  const { corners, residual, isRuled } = snapFrame(paintedPicture(300, 220, sides), CLICKS);
  for (const [at, [x, y]] of corners.entries())
    expect(Math.hypot(x - CORNERS[at]![0], y - CORNERS[at]![1])).toBeLessThan(0.15);
  expect(residual).toBeLessThan(0.15);
  expect(isRuled).toEqual([true, true, true, true]);
});

it("leaves corners where there are no rules, and says so", () => {
  const bare = snapFrame(paintedPicture(300, 220, []), CLICKS);
  expect(bare).toMatchObject({ residual: null, isRuled: [false, false, false, false] });
  bare.corners.forEach(([x, y], at) => {
    expect(x).toBeCloseTo(CLICKS[at]![0], 6);
    expect(y).toBeCloseTo(CLICKS[at]![1], 6);
  });
  // With two axes alone, the lower left corner is where they meet.
  const axes = snapFrame(paintedPicture(300, 220, [sides[2]!, sides[3]!]), CLICKS);
  expect(axes.isRuled).toEqual([false, false, true, true]);
  expect(Math.hypot(axes.corners[3][0] - d[0], axes.corners[3][1] - d[1])).toBeLessThan(0.15);
});
