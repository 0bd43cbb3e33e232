import fc from "fast-check";
import { expect, test } from "vitest";
import { roundLines } from "#domain/things/component/drawing/roundLines.ts";
import type { Line, Point } from "#domain/things/component/drawing/visibleLines.ts";

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The sides of a polygon in a circle, corner to corner, with ends rounded to tenths as in a view. */
const sides = (center: Point, radius: number, count: number, many = count): Line[] =>
  Array.from({ length: many }, (_, at) => {
    const [from, to] = [at, at + 1].map((corner): Point => {
      const turn = (2 * Math.PI * (corner % count)) / count;
      return [tenth(center[0] + radius * Math.cos(turn)), tenth(center[1] + radius * Math.sin(turn))];
    });
    return [from!, to!];
  });
const shuffled = (lines: readonly Line[]) => fc.shuffledSubarray([...lines], { minLength: lines.length });

test("a polygon of many sides is a circle, in whatever order its sides come and whatever touches it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 12, max: 48 }),
      fc.integer({ min: 60, max: 2000 }),
      fc.integer({ min: -500, max: 500 }),
      (count, radius, x) => {
        const circle = sides([x, 40], radius, count);
        const spoke: Line = [[x, 40], circle[0]![0]];
        const [order] = fc.sample(shuffled([...circle, spoke]), { numRuns: 1, seed: radius });
        const { lines, arcs } = roundLines(order!);
        expect(lines).toEqual([spoke]);
        expect(arcs).toHaveLength(1);
        const [{ center, radius: found, span }] = arcs as [(typeof arcs)[number]];
        expect(span).toBeNull();
        expect(Math.abs(found - radius)).toBeLessThan(0.3);
        expect(Math.hypot(center[0] - x, center[1] - 40)).toBeLessThan(0.3);
      },
    ),
  );
});

test("part of one is an arc from where it begins to where it ends, against the clock", () => {
  const [quarter] = roundLines(sides([0, 0], 500, 24, 6).toReversed()).arcs;
  expect(quarter?.span?.map((degrees) => Math.round(degrees) + 0)).toEqual([0, 90]);
  expect(quarter?.radius).toBeCloseTo(500, 0);
});

test("what is no circle stays as it is: a box, a hexagon, a scroll, a wave", () => {
  const scroll = Array.from({ length: 24 }, (_, at): Line => {
    const [from, to] = [at, at + 1].map((corner): Point => {
      const radius = 300 + 12 * corner;
      return [tenth(radius * Math.cos(corner / 4)), tenth(radius * Math.sin(corner / 4))];
    });
    return [from!, to!];
  });
  const wave = Array.from({ length: 30 }, (_, at): Line => [
    [at * 10, tenth(40 * Math.sin(at / 3))],
    [at * 10 + 10, tenth(40 * Math.sin((at + 1) / 3))],
  ]);
  for (const lines of [sides([0, 0], 300, 4), sides([0, 0], 300, 6), scroll, wave])
    expect(roundLines(lines)).toEqual({ lines, arcs: [] });
});
