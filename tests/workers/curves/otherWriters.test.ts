import { describe, expect, it } from "vitest";
import { valueAt } from "#domain/catalogue/curves/fitScale.ts";
import { nearestOn } from "#domain/catalogue/curves/polylines.ts";
import { proposedEntry } from "#domain/catalogue/curves/proposedEntry.ts";
import { pdfOfPage, PdfPen, textWidth, type PenPoint } from "../../support/charts/PdfPen.ts";
import { chartsOf, falling, onPage, testPage } from "../../support/charts/testPage.ts";

const BLACK = [0, 0, 0];

/** A straight dash as a filled oblong. */
function dash(pen: PdfPen, [x1, y1]: PenPoint, [x2, y2]: PenPoint, thick: number): void {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [u, v] = [((y2 - y1) / long) * (thick / 2), ((x2 - x1) / long) * (thick / 2)];
  pen.area([
    [x1 - u, y1 + v],
    [x2 - u, y2 + v],
    [x2 + u, y2 - v],
    [x1 + u, y1 - v],
  ]);
}

/** Letters one by one, as programs set them that place each by itself. */
function letterByLetter(pen: PdfPen, text: string, [x, y]: PenPoint, size: number): void {
  let at = x;
  for (const letter of text) {
    pen.text(letter, [at, y], size);
    at += textWidth(letter, size);
  }
}

describe("pages of other writers", () => {
  it("joins dashes that are filled oblongs into their line", async () => {
    const line = falling(241);
    const { charts } = await chartsOf(
      testPage((pen) => {
        pen.ink([0.8, 0, 0]);
        for (let at = 0; at + 4 < line.length; at += 6) dash(pen, line[at]!, line[at + 4]!, 1.4);
      }),
    );
    expect(charts).toHaveLength(1);
    const [curve, ...others] = charts[0]!.curves;
    expect(others).toEqual([]);
    expect(curve!.doubts).toEqual(["joined"]);
    expect(Math.max(...curve!.points.map((point) => nearestOn(line, point).away))).toBeLessThan(0.1);
    expect(nearestOn(curve!.points, line[0]!).away).toBeLessThan(0.5);
  });

  it("joins the squares of a dotted line, across another one, and no dotted grid or field", async () => {
    const line = falling(181);
    const rising = falling(181).map(([x, y]): PenPoint => [x, 380 - y]);
    const square = (pen: PdfPen, [x, y]: PenPoint) => pen.box(x - 0.6, y - 0.6, x + 0.6, y + 0.6, "f");
    const { charts } = await chartsOf(
      testPage((pen) => {
        pen.ink([0.8, 0, 0]);
        for (const point of line.slice(1)) square(pen, point);
        pen.ink([0, 0, 0.8]);
        for (const point of rising.slice(1)) square(pen, point);
        pen.ink([0.4, 0.4, 0.4]);
        for (let x = 62; x < 460; x += 3) for (const y of [100, 160, 220]) square(pen, [x, y]);
        // A tint of dots, row by row half a step aside.
        for (let row = 0; row < 20; row++)
          for (let at = 0; at < 30; at++) square(pen, [300 + 3 * at + 1.5 * (row % 2), 250 + 2.6 * row]);
      }),
    );
    const { curves } = charts[0]!;
    expect(curves.map(({ colour, doubts }) => [colour, doubts])).toEqual([
      ["#cc0000", ["joined"]],
      ["#0000cc", ["joined"]],
    ]);
    for (const [nth, truth] of [line, rising].entries()) {
      const { points } = curves[nth]!;
      expect(Math.max(...points.map((point) => nearestOn(truth, point).away))).toBeLessThan(0.05);
      expect(Math.max(...truth.map((point) => nearestOn(points, point).away))).toBeLessThan(3);
    }
  });

  it("takes no filled marks, letters or arrows for dashes", async () => {
    const { charts } = await chartsOf(
      testPage((pen) => {
        pen.ink(BLACK);
        for (let at = 0; at < 12; at++) {
          const [x, y] = onPage([10 + 6 * at, 80 - 4 * at]);
          pen.box(x - 1, y - 1, x + 1, y + 1, "f");
        }
        pen.stroke(BLACK, 1).line(falling());
      }),
    );
    expect(charts[0]!.curves).toHaveLength(1);
  });

  it("reads figures whose letters are set one by one, powers of ten among them", async () => {
    const pen = new PdfPen(400);
    pen.stroke(BLACK, 1).box(60, 40, 460, 340, "S");
    for (const [nth, power] of [0, 1, 2, 3].entries()) {
      const y = 340 - nth * 100;
      pen.line([
        [56, y],
        [60, y],
      ]);
      letterByLetter(pen, "10", [34, y + 3], 8);
      pen.text(String(power), [34 + textWidth("10", 8), y], 5.5);
    }
    for (const value of [0, 20, 40, 60, 80, 100]) {
      const [x] = onPage([value, 0]);
      letterByLetter(pen, String(value), [x - textWidth(String(value), 8) / 2, 354], 8);
      pen.line([
        [x, 340],
        [x, 344],
      ]);
    }
    pen.text("Q (m³/h)", [230, 372], 9);
    pen.line(falling());
    const { charts } = await chartsOf(pdfOfPage({ width: 520, height: 400, content: pen.content }));
    const { axes } = charts[0]!;
    const [level, upright] = [
      axes.find(({ side }) => side === "bottom")!,
      axes.find(({ side }) => side === "left")!,
    ];
    expect(upright.scale.kind).toBe("log");
    expect(valueAt(upright.scale, 140)).toBeCloseTo(100, 6);
    expect(valueAt(level.scale, 260)).toBeCloseTo(50, 6);
  });

  it("reads charts that stand on each other edge to edge as charts of their own", async () => {
    const pen = new PdfPen(520);
    const [left, right, edges] = [70, 430, [40, 240, 440]];
    pen.stroke(BLACK, 1).line([
      [left, 40],
      [left, 440],
    ]);
    pen.line([
      [right, 40],
      [right, 440],
    ]);
    for (const y of edges)
      pen.line([
        [left, y],
        [right, y],
      ]);
    const figures = (top: number, bottom: number, most: number) => {
      for (let nth = 0; nth <= 4; nth++) {
        const text = String((most * nth) / 4);
        pen.text(text, [left - 6 - textWidth(text, 8), bottom - ((bottom - top) * nth) / 4 + 2.8], 8);
      }
    };
    pen.ink(BLACK);
    figures(40, 240, 80);
    figures(240, 440, 20);
    for (let nth = 0; nth <= 4; nth++) {
      const text = String(nth * 25);
      pen.text(text, [left + nth * 90 - textWidth(text, 8) / 2, 454], 8);
    }
    pen.text("Q (m³/h)", [230, 472], 9);
    const bent = (top: number) =>
      Array.from({ length: 40 }, (_, at): PenPoint => [left + at * 8, top + 30 + (at * at) / 15]);
    pen.line(bent(40)).line(bent(240));
    const { charts } = await chartsOf(pdfOfPage({ width: 500, height: 520, content: pen.content }));
    expect(charts.map(({ frame }) => [frame.top, frame.bottom].map(Math.round))).toEqual([
      [40, 240],
      [240, 440],
    ]);
    expect(charts.map(({ curves }) => curves.length)).toEqual([1, 1]);
    const most = charts.map(({ axes, frame }) =>
      valueAt(axes.find(({ side }) => side === "left")!.scale, frame.top),
    );
    expect(most[0]).toBeCloseTo(80, 1);
    expect(most[1]).toBeCloseTo(20, 1);
  });

  it("says of a head that rises from nothing that it may be the system's, and leaves it to a person", async () => {
    const rising = Array.from({ length: 60 }, (_, at) => onPage([(90 * at) / 59, 70 * (at / 59) ** 2]));
    const charts = await chartsOf(
      testPage((pen) => {
        pen.stroke(BLACK, 1).line(falling());
        pen.stroke([0.5, 0.5, 0.5], 0.6).line(rising);
      }),
    );
    expect(charts.charts[0]!.curves.map(({ doubts }) => doubts)).toEqual([[], ["system-line"]]);
    expect(proposedEntry(charts).curves[0]!.map(({ isTaken }) => isTaken)).toEqual([true, false]);
  });

  /** A chart with axes left and right, whose titles stand above them. */
  const titledPage = (titles: readonly string[]) => {
    const pen = new PdfPen(420);
    pen.stroke(BLACK, 1).box(60, 60, 400, 340, "S");
    pen.ink(BLACK);
    for (let nth = 0; nth <= 4; nth++) {
      const y = 340 - nth * 70;
      const text = String(nth * 10);
      pen.text(text, [54 - textWidth(text, 8), y + 2.8], 8).text(String(20 + nth * 20), [406, y + 2.8], 8);
      pen.text(text, [60 + nth * 85 - textWidth(text, 8) / 2, 356], 8);
    }
    pen.text("Flow m\u00b3/h", [340, 370], 8);
    titles.forEach((title, at) => pen.text(title, [40, 40 + at * 10], 8));
    pen.stroke(BLACK, 1);
    const bent = (top: number) =>
      Array.from({ length: 40 }, (_, at): PenPoint => [60 + at * 8, top + (at * at) / 20]);
    pen.line(bent(90)).line(bent(120));
    pen.text("Ø219", [382, 169], 8).text("Ø200", [382, 201], 8);
    return pdfOfPage({ width: 500, height: 420, content: pen.content });
  };

  it("reads a unit on a line of its own below the name, and says where there is none", async () => {
    const leftOf = async (titles: readonly string[]) =>
      (await chartsOf(titledPage(titles))).charts[0]!.axes.find(({ side }) => side === "left")!;
    expect(await leftOf(["Head", "kPa"])).toMatchObject({ quantity: "head", unit: "kPa", doubts: [] });
    expect(await leftOf(["Head"])).toMatchObject({ quantity: "head", unit: "", doubts: ["no-unit"] });
  });

  it("takes no figure of an axis into the name of a curve that ends before it", async () => {
    const { curves } = (await chartsOf(titledPage(["Head", "m"]))).charts[0]!;
    expect(
      curves.map(({ parameter }) => parameter?.value ?? 0).toSorted((one, other) => one - other),
    ).toEqual([200, 219]);
  });
});
