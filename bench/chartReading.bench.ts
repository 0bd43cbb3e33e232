import { afterAll, describe } from "vitest";
import { evenly, lengthOf } from "#domain/catalogue/curves/polylines.ts";
import type { Point, Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import { readCharts } from "#domain/catalogue/curves/readCharts.ts";
import { traceLine } from "#domain/catalogue/tracing/traceLine.ts";
import { openPdfCharts, type OpenCharts } from "#workers/curves/readPdfCharts.ts";
import { averagingWindow } from "../scripts/digitise/averagingWindow.ts";
import { paintedPicture } from "../tests/support/charts/paintedPicture.ts";
import { onPage, testPage } from "../tests/support/charts/testPage.ts";
import { measure } from "./measure.ts";

/** Limits on an idle core in ms: for a page of paths, and for a traced curve. */
const [PAGE_MS, CURVE_MS] = [150, 20];
const PIECES = 60;

/** Curves drawn piece by piece, as from CAD. */
const pageOf = (curves: number) =>
  testPage((pen) => {
    pen.stroke([0, 0, 0], 0.7);
    for (let nth = 0; nth < curves; nth++) {
      const top = 20 + (75 * nth) / curves;
      const at = (step: number) => onPage([(90 * step) / PIECES, top - (top / 2) * (step / PIECES) ** 2]);
      for (let step = 0; step < PIECES; step++) pen.line([at(step), at(step + 1)]);
    }
  });

const opened: OpenCharts[] = [];
afterAll(async () => {
  for (const one of opened) await one.close();
});

/** The naive way to join pieces: compares every end with every other. */
function joinedPairs(lines: readonly Polyline[]): number {
  let pairs = 0;
  for (const [at, one] of lines.entries())
    for (const other of lines.slice(at + 1))
      for (const [x, y] of [one[0]!, one.at(-1)!])
        for (const [u, v] of [other[0]!, other.at(-1)!]) if (Math.hypot(u - x, v - y) < 0.15) pairs += 1;
  return pairs;
}

describe.each([5, 50])(`a page of %d curves in pieces (${PAGE_MS} ms)`, async (curves) => {
  const file = await openPdfCharts(pageOf(curves), null);
  if (!file.ok) throw new Error(file.code);
  opened.push(file.value);
  const drawing = await file.value.drawing(1);
  if (!drawing.ok) throw new Error(drawing.code);

  measure("from the file's page to its charts", async () => {
    const page = await file.value.page(1);
    if (!page.ok || page.value.charts[0]?.curves.length !== curves) throw new Error("a curve is missing");
  });
  measure("its drawing read", () => {
    if (readCharts(drawing.value).charts[0]?.curves.length !== curves) throw new Error("a curve is missing");
  });
  measure("the plain way, pieces compared pairwise and nothing else", () => {
    if (joinedPairs(drawing.value.paths.map(({ points }) => points)) < curves * (PIECES - 1))
      throw new Error("a joint is missing");
  });
});

const CLICKS = 5;

describe.each([1, 3])(`a line of a picture, enlarged %d times (${CURVE_MS} ms)`, (times) => {
  const [width, height] = [600 * times, 450 * times];
  const line = Array.from({ length: 120 }, (_, at): Point => {
    const share = at / 119;
    return [width * (0.08 + 0.84 * share), height * (0.15 + 0.6 * share * share)];
  });
  const grid = [0.25, 0.5, 0.75].map((share) => ({
    points: [
      [0.05 * width, share * height],
      [0.95 * width, share * height],
    ] as const,
    width: 1,
    colour: [150, 150, 150] as const,
  }));
  const picture = paintedPicture(width, height, [
    ...grid,
    { points: line, width: 2.5, colour: [20, 40, 160] },
  ]);
  const clicks = evenly(line, CLICKS).map(([x, y], at): Point => [x + (at % 2), y - (at % 2)]);

  measure("traced under five loose clicks", () => {
    const traced = traceLine(picture, clicks);
    if (!traced || lengthOf(traced.points) < 0.95 * lengthOf(line)) throw new Error("a part is missing");
  });
  measure("the usual way, an averaging window under a pen along the true line", () => {
    if (averagingWindow(picture, line).length < 20) throw new Error("points are missing");
  });
});
