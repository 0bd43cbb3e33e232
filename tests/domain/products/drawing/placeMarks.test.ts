import * as fc from "fast-check";
import { expect, test } from "vitest";
import { WHOLE_VIEW } from "#domain/products/drawing/ChartView.ts";
import { drawChart } from "#domain/products/drawing/drawChart.ts";
import type { Rect } from "#domain/products/drawing/placeLabels.ts";
import { placeMarks } from "#domain/products/drawing/placeMarks.ts";
import type { Lettering } from "#domain/products/drawing/Plot.ts";
import { plotX, plotY } from "#domain/products/drawing/PlotArea.ts";
import { chartBlock } from "#domain/desk/report/chartBlock.ts";
import { flow, speedRate } from "#domain/base/units.ts";
import type { ChartRequest } from "#domain/catalogue/machine/ChartRequest.ts";
import { drawnChart } from "../../../support/drawnChart.ts";

const px: Lettering = { measure: (text) => 8 * text.length, line: 14, beside: 6, gap: 7, reach: 6 };

function placed(changed: Partial<ChartRequest>, pane: Rect) {
  const drawing = drawChart(drawnChart(changed), WHOLE_VIEW);
  return placeMarks(drawing, {
    pane,
    // The page reserves a fifth of the axis for the names behind the curves.
    x: (q) => plotX({ ...pane, width: 0.8 * pane.width }, drawing.flow.range, q),
    y(at, value) {
      const axis = drawing.axes[at];
      return axis?.grid === 0 ? plotY(pane, axis.range, value) : null;
    },
    lettering: px,
  });
}

test("no words cover one another or a point, whatever the duty and the speed", () =>
  fc.assert(
    fc.property(
      fc.option(fc.double({ min: 0.5, max: 1, noNaN: true }), { nil: null }),
      fc.double({ min: 150, max: 450, noNaN: true }),
      fc.double({ min: -6, max: 2, noNaN: true }),
      (rate, q, off) => {
        const pane = { left: 60, top: 20, width: 620, height: 340 };
        const { names, points } = placed(
          {
            rate: rate === null ? null : speedRate(rate),
            designPoints: [{ flow: flow(q), value: 40 - 8e-5 * q * q + off }],
          },
          pane,
        );
        const words = [
          ...names.map(({ box }) => box),
          ...points.flatMap(({ label }) => (label ? [label] : [])),
        ];
        const spots = points.map(({ x, y }) => ({ left: x - 6, top: y - 6, width: 12, height: 12 }));
        const labels = words.slice(names.length);
        for (const [at, one] of words.entries()) {
          expect(one.left).toBeGreaterThanOrEqual(pane.left - 1e-9);
          expect(one.left + one.width).toBeLessThanOrEqual(pane.left + pane.width + 1e-9);
          for (const other of words.slice(at + 1)) expect(overlap(one, other)).toBeLessThan(1);
        }
        for (const label of labels) for (const spot of spots) expect(overlap(label, spot)).toBeLessThan(1);
      },
    ),
  ));

test("设计点 and 工作点 stand clear of one another where both meet, in panes as small as are drawn", () =>
  fc.assert(
    fc.property(
      fc.double({ min: 150, max: 450, noNaN: true }),
      fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      fc.integer({ min: 320, max: 1000 }),
      fc.integer({ min: 200, max: 640 }),
      (q, off, width, height) => {
        const designPoints = [{ flow: flow(q), value: 40 - 8e-5 * q * q + off }];
        const { points } = placed({ designPoints }, { left: 60, top: 20, width, height });
        const labels = points.flatMap(({ mark, label }) =>
          label !== null && /^(?:设计点|工作点)/u.test(mark.label) ? [label] : [],
        );
        const [one, other] = labels;
        expect(labels).toHaveLength(2);
        expect(overlap(one!, other!)).toBeLessThan(1e-6);
      },
    ),
  ));

function overlap(one: Rect, other: Rect): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.min(wide, high);
}

test("a system curve is named low on its way, and elsewhere on it where something stands there", () => {
  const pane = { left: 0, top: 0, width: 600, height: 300 };
  const { names } = placed({}, pane);
  const name = names.find(({ line }) => line.kind === "system");
  expect(name?.box.top).toBeGreaterThan(0.7 * pane.height);
  expect(names.filter(({ line }) => line.kind === "curve")).toHaveLength(3);
});

test("a sheet says the words that the page says", () => {
  const chart = drawnChart({ rate: speedRate(0.7) });
  const { lines, points, band } = drawChart(chart, WHOLE_VIEW);
  const said = [...lines.map(({ name }) => name), ...points.map(({ label }) => label), band?.name ?? ""];
  const block = chartBlock(chart, (text, size) => (text.length * size) / 2);
  const texts = block.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
  expect(texts).toEqual(expect.arrayContaining(said.filter((words) => words !== "")));
});
