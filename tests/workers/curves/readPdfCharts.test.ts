import { describe, expect, it } from "vitest";
import { valueAt } from "#domain/catalogue/curves/fitScale.ts";
import { nearestOn } from "#domain/catalogue/curves/polylines.ts";
import type { ChartCurve } from "#domain/catalogue/curves/readCharts.ts";
import { openPdfCharts } from "#workers/curves/readPdfCharts.ts";
import { pdfOfPage, PdfPen, type PenPoint } from "../../support/charts/PdfPen.ts";
import { chartsOf, falling, onPage, testPage } from "../../support/charts/testPage.ts";
import { lockedPdf } from "../../support/pdfTables.ts";

const BLACK = [0, 0, 0];

/** The curves of the only chart. */
async function curvesOf(draw: (pen: PdfPen) => void): Promise<readonly ChartCurve[]> {
  const { charts } = await chartsOf(testPage(draw));
  expect(charts).toHaveLength(1);
  return charts[0]!.curves;
}

/** Points of the page by which a line misses another, either way. */
const apart = (one: readonly PenPoint[], other: readonly PenPoint[]) =>
  Math.max(
    ...one.map((point) => nearestOn(other, point).away),
    ...other.map((point) => nearestOn(one, point).away),
  );

describe("what a page draws", () => {
  it("is one line where it has a white halo, and where it is drawn twice", async () => {
    const curves = await curvesOf((pen) => {
      pen.stroke([0.7, 0.7, 0.7], 6).line(falling());
      pen.stroke([1, 1, 1], 4).line(falling());
      pen.stroke([0.8, 0, 0], 1).line(falling());
    });
    expect(curves.map(({ colour }) => colour)).toEqual(["#cc0000"]);
  });

  it("is no curve where it is a gradient, a shaded field, hatching, letters or a mark", async () => {
    const curves = await curvesOf((pen) => {
      for (let at = 0; at < 80; at++)
        pen.ink([0.7 + at / 400, 0.8, 1]).box(150 + at, 100, 151 + at, 320, "f");
      pen.ink([0.9, 1, 0.9]).area([...falling(), onPage([90, 0]), onPage([0, 0])]);
      pen.stroke(BLACK, 0.4);
      for (let at = 0; at < 20; at++) pen.line([onPage([10 + at, 5]), onPage([35 + at, 30])]);
      pen.ink(BLACK);
      for (let at = 0; at < 12; at++) {
        const [x, y] = onPage([40 + 2 * at, 90]);
        pen.area([
          [x, y],
          [x + 1, y],
          [x + 2.4, y - 6],
          [x + 3.8, y],
          [x + 4.8, y],
          [x + 3, y - 7],
          [x + 2, y - 7],
        ]);
        pen.line([
          [x, y + 20],
          [x + 3, y + 13],
          [x + 6, y + 20],
        ]);
      }
      pen
        .stroke([1, 0, 0], 1)
        .line([onPage([50, 50]), onPage([53, 54])])
        .line([onPage([50, 54]), onPage([53, 50])]);
      pen.stroke(BLACK, 1).line(falling());
    });
    expect(curves).toHaveLength(1);
    expect(apart(curves[0]!.points, falling())).toBeLessThan(0.05);
  });

  it("is framed by its axes where the paper is painted to its edges, and no curve where it is a legend's box", async () => {
    const { charts } = await chartsOf(
      testPage((pen) => {
        pen.ink([1, 1, 1]).box(0, 0, 520, 400, "f");
        pen.stroke([0.8, 0, 0], 1).line(falling());
        // A box with round corners, as a plotting program draws round its legend.
        pen.stroke([0.8, 0.8, 0.8], 1);
        const corner = (x: number, y: number, from: number) =>
          Array.from({ length: 8 }, (_, at): PenPoint => {
            const angle = ((from + (at * 90) / 7) * Math.PI) / 180;
            return [x + 4 * Math.cos(angle), y + 4 * Math.sin(angle)];
          });
        const ring = [
          ...corner(440, 60, 270),
          ...corner(440, 90, 0),
          ...corner(340, 90, 90),
          ...corner(340, 60, 180),
        ];
        pen.line([...ring, ring[0]!]);
      }),
    );
    expect(charts.map(({ frame }) => Math.round(frame.left))).toEqual([60]);
    expect(charts[0]!.curves.map(({ colour }) => colour)).toEqual(["#cc0000"]);
  });

  it("is the middle of an outline that was a stroke", async () => {
    const [upper, lower] = [falling(60, 80.25), falling(60, 79.75).toReversed()];
    const [curve, ...others] = await curvesOf((pen) => pen.ink(BLACK).area([...upper, ...lower]));
    expect(others).toEqual([]);
    expect(apart(curve!.points, falling())).toBeLessThan(0.5);
    expect(curve!.width).toBeGreaterThan(1);
  });

  it("is one line where every dash or piece of it is a path of its own", async () => {
    const line = falling(400);
    for (const [dash, gap] of [
      [1, 0],
      [4, 3],
    ] as const) {
      const curves = await curvesOf((pen) => {
        pen.stroke(BLACK, 1);
        for (let at = 0; at + dash < line.length; at += dash + gap) pen.line(line.slice(at, at + dash + 1));
      });
      expect(curves).toHaveLength(1);
      expect(apart(curves[0]!.points, line)).toBeLessThan(gap === 0 ? 0.05 : 20);
      expect(curves[0]!.doubts).toEqual(gap === 0 ? [] : ["joined"]);
    }
  });

  it("goes on where the list of operators comes in the next chunk", async () => {
    // The library hands over 1,000 operators at a time: one of these lines lies across the border.
    for (const before of [996, 997, 998, 999]) {
      const curves = await curvesOf((pen) => {
        pen.raw(Array.from({ length: Math.ceil(before / 2) }, () => "q Q").join(" "));
        for (let at = 0; at < 8; at++)
          pen
            .raw("0 g")
            .stroke(BLACK, 1)
            .line(falling(60, 80 - 3 * at));
      });
      expect(curves).toHaveLength(8);
    }
  });

  it("ends where it is clipped, and at the frame", async () => {
    const long = [onPage([-30, 90]), onPage([20, 85]), onPage([60, 60]), onPage([130, -10])];
    const [clipped, framed] = await curvesOf((pen) => {
      const [[left, bottom], [right, top]] = [onPage([20, 0]), onPage([60, 100])];
      pen.raw(`q ${pen.at([left, bottom])} ${right - left} ${bottom - top} re W n`);
      pen.stroke([1, 0, 0], 1).line(long).raw("Q");
      pen.stroke([0, 0, 1], 1).line(long);
    });
    const xs = ({ points }: ChartCurve) => points.map(([x]) => x);
    expect(Math.min(...xs(clipped!))).toBeCloseTo(onPage([20, 0])[0], 3);
    expect(Math.max(...xs(clipped!))).toBeCloseTo(onPage([60, 0])[0], 3);
    expect(Math.min(...xs(framed!))).toBeCloseTo(onPage([0, 0])[0], 3);
    expect(Math.max(...xs(framed!))).toBeCloseTo(onPage([100, 0])[0], 3);
  });

  it("is the same on a page that lies on its side, told by /Rotate or by its letters alone", async () => {
    const bytes = (page: Parameters<typeof testPage>[1]) =>
      testPage((pen) => pen.stroke(BLACK, 1).line(falling()), page);
    for (const rotate of [0, 90, 180, 270]) {
      const { charts } = await chartsOf(bytes({ rotate }));
      expect(charts).toHaveLength(1);
      const { axes, curves, frame } = charts[0]!;
      expect([frame.right - frame.left, frame.bottom - frame.top].map(Math.round)).toEqual([400, 300]);
      const [x, y] = [axes[curves[0]!.x!]!, axes[curves[0]!.y!]!];
      const first = curves[0]!.points.toSorted((one, other) => one[0] - other[0])[0]!;
      expect(valueAt(x.scale, first[0])).toBeCloseTo(0, 1);
      expect(valueAt(y.scale, first[1])).toBeCloseTo(80, 1);
    }
  });
});

describe("scales", () => {
  it("come from the printed figures, with quantity and unit", async () => {
    const { charts } = await chartsOf(testPage((pen) => pen.stroke(BLACK, 1).line(falling())));
    const { axes, curves } = charts[0]!;
    expect(axes.map(({ side, quantity, unit, doubts }) => ({ side, quantity, unit, doubts }))).toEqual([
      { side: "bottom", quantity: "flow", unit: "m³/h", doubts: [] },
      { side: "left", quantity: "head", unit: "m", doubts: [] },
    ]);
    expect(curves[0]).toMatchObject({ x: 0, y: 1, quantity: "head", meaningDoubts: [] });
    for (const axis of axes) expect(axis.error).toBeLessThan(0.001);
  });
});

describe("pages without curves, and bad input", () => {
  it("offers nothing on a form, a table or plain text", async () => {
    const pen = new PdfPen(400);
    pen.stroke(BLACK, 0.5);
    for (let row = 0; row < 12; row++)
      pen.line([
        [50, 60 + 20 * row],
        [450, 60 + 20 * row],
      ]);
    for (let column = 0; column < 6; column++)
      pen.line([
        [50 + 80 * column, 60],
        [50 + 80 * column, 280],
      ]);
    for (let row = 0; row < 11; row++)
      for (let column = 0; column < 5; column++)
        pen.text(String(10 * row + column), [60 + 80 * column, 74 + 20 * row], 9);
    pen.stroke(BLACK, 1).smooth([
      [300, 350],
      [320, 340],
      [340, 352],
      [360, 338],
      [380, 350],
    ]);
    expect((await chartsOf(pdfOfPage({ width: 520, height: 400, content: pen.content }))).charts).toEqual([]);
  });

  it("reads a page of 20,000 paths, and says so where there are too many", async () => {
    const crowd = (count: number, perStroke: number) =>
      testPage((pen) => {
        const piece = (at: number) => {
          const [x, y] = onPage([(at * 7.31) % 97, (at * 3.77) % 96]);
          return pen.path([
            [x, y],
            [x + 2 + (at % 5), y + 3],
          ]);
        };
        pen.stroke([0.5, 0.5, 0.5], 0.3);
        for (let at = 0; at < count; at += perStroke)
          pen.raw(`${Array.from({ length: perStroke }, (_, of) => piece(at + of)).join(" ")} S`);
        pen.stroke([1, 0, 0], 1.5).line(falling());
      });
    const { charts } = await chartsOf(crowd(20_000, 1));
    expect(charts[0]!.curves.map(({ colour }) => colour)).toEqual(["#ff0000"]);
    await expect(chartsOf(crowd(70_000, 100))).rejects.toThrow("pdf-too-full");
  });

  it("says why it reads nothing of a broken, an encrypted file, and of a page that is not there", async () => {
    expect(await openPdfCharts(new TextEncoder().encode("%PDF-1.7\nbroken"), null)).toEqual({
      ok: false,
      code: "pdf-damaged",
    });
    expect(await openPdfCharts(await lockedPdf(), null)).toEqual({ ok: false, code: "pdf-encrypted" });
    const opened = await openPdfCharts(
      testPage(() => {}),
      null,
    );
    if (!opened.ok) throw new Error(opened.code);
    expect(await opened.value.page(2)).toEqual({ ok: false, code: "pdf-no-page" });
    await opened.value.close();
  });
});
