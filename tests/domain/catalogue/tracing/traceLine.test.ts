import { describe, expect, it } from "vitest";
import type { Point, Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import { evenly, nearestOn } from "#domain/catalogue/curves/polylines.ts";
import { coinciding } from "#domain/catalogue/tracing/coinciding.ts";
import { traceLine, type TracedLine } from "#domain/catalogue/tracing/traceLine.ts";
import { paintedPicture, type PaintedLine } from "../../../support/charts/paintedPicture.ts";

const BLACK = [0, 0, 0] as const;
const [WIDTH, HEIGHT] = [300, 220];

const curve = (y: (x: number) => number, from = 20, to = 280): Polyline =>
  Array.from({ length: 80 }, (_, at): Point => {
    const x = from + ((to - from) * at) / 79;
    return [x, y(x)];
  });
const falling = curve((x) => 40 + (x / 280) ** 2 * 120);
const saddle = curve((x) => 60 + 0.2 * x + 22 * Math.sin(x / 28));

const line = (points: Polyline, colour: PaintedLine["colour"] = BLACK, width = 2): PaintedLine => ({
  points,
  width,
  colour,
});
const grid = [60, 100, 140, 180].flatMap((at) => [
  line([[10, at], [290, at]], BLACK, 1), // prettier-ignore
  line([[at + 20, 10], [at + 20, 210]], BLACK, 1), // prettier-ignore
]);

/** Clicks about 1.5 pixels off the line, on alternate sides. */
const clicksOn = (points: Polyline, count = 5): Polyline =>
  evenly(points, count).map(([x, y], at): Point => [
    x + (at % 2 === 0 ? 1 : -1),
    y + (at % 3 === 0 ? 1.2 : -1.2),
  ]);

/** The largest distance between a traced line and the true one. */
const off = (traced: TracedLine | null, truth: Polyline) =>
  Math.max(...traced!.points.map((point) => nearestOn(truth, point).away));

describe("a line under loose clicks", () => {
  it.each([
    ["black on white", paintedPicture(WIDTH, HEIGHT, [line(falling)])],
    ["black on a black grid", paintedPicture(WIDTH, HEIGHT, [...grid, line(falling)])],
    ["light on dark", paintedPicture(WIDTH, HEIGHT, [line(falling, [250, 230, 90])], 30)],
    [
      "red between lines of other colours",
      paintedPicture(WIDTH, HEIGHT, [
        ...[-7, 7].map((by) =>
          line(
            falling.map(([x, y]): Point => [x, y + by]),
            [0, 90, 200],
          ),
        ),
        line(falling, [220, 0, 20]),
      ]),
    ],
  ])("lies in the middle of its ink: %s", (_, picture) => {
    const traced = traceLine(picture, clicksOn(falling));
    expect(off(traced, falling)).toBeLessThan(0.8);
    expect(traced!.doubts).toEqual([]);
  });

  it("is followed over dashes, and across a line that it crosses", () => {
    const dashes = Array.from({ length: 20 }, (_, at) => line(falling.slice(4 * at, 4 * at + 3)));
    const crossing = line(curve((x) => 180 - 0.5 * x));
    const traced = traceLine(paintedPicture(WIDTH, HEIGHT, [...dashes, crossing]), clicksOn(falling));
    expect(off(traced, falling)).toBeLessThan(0.8);
  });

  it("is followed round a saddle that bends more than the way through the clicks", () => {
    const traced = traceLine(paintedPicture(WIDTH, HEIGHT, [line(saddle)]), clicksOn(saddle, 6));
    expect(off(traced, saddle)).toBeLessThan(1.5);
    expect(traced!.doubts).toEqual([]);
  });

  it("passes straight under a label whose strokes are as wide as the line", () => {
    const [before, after] = [falling.slice(0, 34), falling.slice(44)];
    const [x, y] = falling[34]!;
    // Zigzags and the bars of an E, slightly above the hidden line.
    const letters = [0, 1, 2].flatMap((nth): readonly PaintedLine[] => {
      const left = x + 3 + nth * 9;
      return [
        line([[left, y - 4], [left + 3, y + 4], [left + 6, y - 4]]), // prettier-ignore
        line([[left, y - 3], [left + 6, y - 3]]), // prettier-ignore
      ];
    });
    const picture = paintedPicture(WIDTH, HEIGHT, [line(before), line(after), ...letters]);
    expect(off(traceLine(picture, clicksOn(falling)), falling)).toBeLessThan(0.8);
  });

  it("passes through markers that fill most of what lies around them", () => {
    const markers = [1, 4, 7, 10, 13, 16, 19, 22].map((at) => evenly(falling, 25)[at]!).map(([x, y]) => line([[x - 0.1, y], [x + 0.1, y]], BLACK, 17)); // prettier-ignore
    const traced = traceLine(paintedPicture(WIDTH, HEIGHT, [line(falling), ...markers]), clicksOn(falling));
    expect(traced!.doubts).toEqual([]);
    expect(off(traced, falling)).toBeLessThan(0.8);
  });

  it("is said to stray where another line may have led it aside, and its error says how far", () => {
    // Part of the line is hidden, as under a word, and a piece of another line is beside it.
    const [before, after] = [falling.slice(0, 33), falling.slice(41)];
    const beside = falling.slice(35, 39).map(([x, y]): Point => [x, y - 4]);
    const picture = paintedPicture(WIDTH, HEIGHT, [line(before), line(after), line(beside)]);
    const traced = traceLine(picture, clicksOn(falling))!;
    expect(off(traced, falling)).toBeGreaterThan(3);
    expect(traced.doubts).toEqual(["strayed"]);
    expect(2 * traced.off).toBeGreaterThan(off(traced, falling));
  });

  it("ends with its ink, where clicks stand beyond", () => {
    const [first, ...others] = clicksOn(falling);
    const traced = traceLine(paintedPicture(WIDTH, HEIGHT, [line(falling)]), [[15.5, first![1]], ...others]);
    expect(traced!.points[0]![0]).toBeGreaterThan(18.5);
  });

  it("is not found on bare paper, or by one click", () => {
    const picture = paintedPicture(WIDTH, HEIGHT, []);
    expect(traceLine(picture, clicksOn(falling))?.doubts).toEqual(["no-line"]);
    expect(traceLine(picture, [[20, 20]])).toBeNull();
  });
});

it("says which lines run on each other, and not which cross", () => {
  const crossing = curve((x) => 180 - 0.5 * x);
  const picture = paintedPicture(WIDTH, HEIGHT, [line(falling), line(crossing)]);
  const [one, other] = [falling, crossing].map((points) => traceLine(picture, clicksOn(points))!);
  expect(coinciding([one!, other!])).toEqual([false, false]);
  const beside = traceLine(picture, clicksOn(falling.map(([x, y]): Point => [x, y + 1])));
  expect(coinciding([one!, other!, beside])).toEqual([true, false, true]);
});
