import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ChartDrawing, LineMark } from "#domain/products/drawing/ChartDrawing.ts";
import { columnRoom, endNames } from "#domain/products/drawing/endNames.ts";
import type { Rect } from "#domain/products/drawing/placeLabels.ts";
import type { PlacedName, Plot } from "#domain/products/drawing/Plot.ts";
import { productRole } from "#domain/products/drawing/Role.ts";

const GRID = Float64Array.from({ length: 101 }, (_, at) => 200 * at);
const MODELS = ["NPHD-W710-960", "BCHB-S900-660", "HOHB-S900-660", "FLHB-S900-660", "MCHB-W800-810"];
const NAME_WIDTH = 92;
const LETTERING = { measure: () => NAME_WIDTH, line: 14, beside: 6, gap: 7, reach: 6 };

interface Falling {
  readonly shutOff: number;
  readonly fall: number;
  /** Steps of the grid. */
  readonly end: number;
}

const pressureAt = ({ shutOff, fall }: Falling, q: number) => shutOff - fall * (q / 20_000) ** 2;

function drawingOf(curves: readonly Falling[]): ChartDrawing {
  const lines = curves.map((curve, at): LineMark => ({
    key: `curve:${at}`,
    name: MODELS[at]!,
    role: productRole(at),
    kind: "curve",
    isDashed: false,
    axis: 0,
    unit: "Pa",
    values: GRID.map((q) => (q <= curve.end * 200 ? pressureAt(curve, q) : Number.NaN)),
  }));
  const flow = { name: "", unit: "", range: { min: 0, max: 20_000, interval: 5000 }, ticks: [] };
  return { grid: GRID, flow, axes: [], dutyAxis: 0, band: null, lines, points: [] };
}

/** @param room behind the end of the flow axis */
function plotOf(pane: Rect, room: number): Plot {
  return {
    pane,
    x: (q) => pane.left + ((pane.width - room) * q) / 20_000,
    y: (_, value) => pane.top + pane.height * (1 - value / 800),
    lettering: LETTERING,
  };
}

const falling = fc.record({
  shutOff: fc.double({ min: 650, max: 780, noNaN: true }),
  fall: fc.double({ min: 200, max: 500, noNaN: true }),
  end: fc.integer({ min: 70, max: 100 }),
});
const curvesOfComparison = fc.array(falling, { minLength: 1, maxLength: 5 });

const overlap = (one: Rect, other: Rect) =>
  Math.min(
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left),
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top),
  );

/** Searched point by point, which the placement itself does not do. */
function liesOn(box: Rect, curve: Falling, { x, y }: Plot): boolean {
  for (let q = 0; q <= curve.end * 200; q += 20) {
    const [px, py] = [x(q), y(0, pressureAt(curve, q))!];
    const isWithin = px > box.left + 1 && px < box.left + box.width - 1;
    if (isWithin && py > box.top + 1 && py < box.top + box.height - 1) return true;
  }
  return false;
}

/** What makes a name unreadable or moves it out of the picture. */
function faultsOf(names: readonly PlacedName[], curves: readonly Falling[], plot: Plot): string[] {
  const { pane } = plot;
  return names.flatMap(({ line: { name }, box, leader }, at) => [
    ...(overlap(box, pane) < box.height - 1e-6 ? [`${name} above or below`] : []),
    ...(box.left < pane.left - 1e-6 || box.left + box.width > pane.left + pane.width + 1e-6
      ? [`${name} beside`]
      : []),
    ...names.slice(at + 1).flatMap((other) => (overlap(box, other.box) > 1e-6 ? [`${name} on a name`] : [])),
    ...curves.flatMap((curve, of) =>
      (of !== at || leader !== null) && liesOn(box, curve, plot) ? [`${name} on curve ${of}`] : [],
    ),
  ]);
}

/** For names in a column: they follow the order of the curve ends from top to bottom, each beside its leader. */
function isColumn(names: readonly PlacedName[], plot: Plot): boolean {
  const endOf = ({ line }: PlacedName) =>
    plot.y(
      0,
      line.values.findLast((value) => !Number.isNaN(value))!,
    )!;
  const fromAbove = [...names].sort((one, other) => one.box.top - other.box.top);
  return (
    new Set(names.map(({ box }) => box.left)).size === 1 &&
    fromAbove.slice(1).every((name, at) => endOf(name) >= endOf(fromAbove[at]!)) &&
    names.every(
      ({ box, leader }) =>
        leader === null || (leader[2] < box.left && leader[3] === box.top + box.height / 2),
    )
  );
}

test("names of a comparison cover neither one another nor a curve, in the order of the ends, inside the picture", () =>
  fc.assert(
    fc.property(
      curvesOfComparison,
      fc.integer({ min: 500, max: 1200 }),
      fc.integer({ min: 200, max: 500 }),
      (curves, width, height) => {
        const drawing = drawingOf(curves);
        const plot = plotOf({ left: 50, top: 10, width, height }, columnRoom([NAME_WIDTH], 6));
        const names = endNames(drawing, plot);
        expect(faultsOf(names, curves, plot)).toEqual([]);
        expect(names.every(({ leader }) => leader === null) || isColumn(names, plot)).toBe(true);
      },
    ),
  ));

test("where nothing is free behind the longest curve a column is found that lies on none", () =>
  fc.assert(
    fc.property(fc.array(falling, { minLength: 1, maxLength: 3 }), (curves) => {
      const plot = plotOf({ left: 40, top: 26, width: 480, height: 300 }, 0);
      expect(faultsOf(endNames(drawingOf(curves), plot), curves, plot)).toEqual([]);
    }),
  ));

test("names that stand clear at their ends stay there, without leaders", () => {
  const curves = [
    { shutOff: 700, fall: 300, end: 80 },
    { shutOff: 400, fall: 200, end: 60 },
  ];
  const plot = plotOf({ left: 0, top: 0, width: 800, height: 400 }, 100);
  const names = endNames(drawingOf(curves), plot);
  expect(names.map(({ leader }) => leader)).toEqual([null, null]);
  expect(names.map(({ box }) => box.left)).toEqual([0.8 * 700 + 6, 0.6 * 700 + 6]);
});
