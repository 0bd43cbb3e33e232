import { describe, expect, it } from "vitest";
import { curveDoubts } from "#domain/catalogue/curves/doubtWords.ts";
import { withTaken } from "#domain/catalogue/curves/lineEdits.ts";
import { withAxis } from "#domain/catalogue/curves/PageEntry.ts";
import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import { proposedEntry } from "#domain/catalogue/curves/proposedEntry.ts";
import { takenWords } from "#domain/catalogue/curves/takenWords.ts";
import { pictureCharts } from "#domain/catalogue/tracing/pictureCharts.ts";
import { emptyPicture, withCorner, withLine, withQuantity } from "#domain/catalogue/tracing/pictureEdits.ts";
import { chartsOf, falling, onPage, testPage } from "../../support/charts/testPage.ts";

/** A bow that runs out to a flow of 80 and comes back at other heads, as a shell of efficiency does. */
const bow = Array.from({ length: 60 }, (_, at) => {
  const turn = -0.75 * Math.PI + (1.5 * Math.PI * at) / 59;
  return onPage([50 + 30 * Math.cos(turn), 40 + 25 * Math.sin(turn)]);
});

describe("27: a line that has several values at one flow", () => {
  it("is found on a page of paths, said, and neither proposed nor taken by a click", async () => {
    const read = await chartsOf(testPage((pen) => pen.stroke([0, 0, 0], 0.8).line(falling()).line(bow)));
    const curves = read.charts[0]!.curves;
    const at = curves.findIndex((curve) => curveDoubts(curve).includes("同一流量有多个值，不能导入"));
    expect(curves).toHaveLength(2);
    expect(at).toBeGreaterThanOrEqual(0);
    const entry = proposedEntry(read);
    expect(entry.curves[0]!.map(({ isTaken }) => isTaken)).toEqual([at !== 0, at !== 1]);
    expect(takenWords(read, entry)).toBe("");
    const clicked = withTaken(read, entry, { chart: 0, curve: at }, false);
    expect(clicked.curves[0]![at]!.isTaken).toBe(false);
  });

  it("of a picture is named before anything is made of it, and may be put right", () => {
    const corners: readonly Point[] = [[100, 80], [700, 80], [700, 480], [100, 480]]; // prettier-ignore
    const wordsOf = (clicks: readonly Point[]) => {
      let entry = corners.reduce(withCorner, emptyPicture());
      entry = withLine(entry, 0, { id: 1, clicks, method: "by-hand", traced: null });
      entry = withQuantity(entry, 0, 0, "head");
      for (const axis of [0, 1])
        entry = withAxis(entry, 0, axis, {
          kind: "linear",
          from: 0,
          to: 100,
          unit: axis === 0 ? "m³/h" : "m",
        });
      return takenWords(pictureCharts({ width: 800, height: 600 }, entry.pictures), entry);
    };
    expect(
      wordsOf([
        [150, 150],
        [500, 250],
        [400, 400],
      ]),
    ).toBe(
      // prettier-ignore
      "曲线 1 在同一流量有多个值：请改点、分开成各段，或不导入这条曲线",
    );
    expect(wordsOf([[150, 150], [500, 250], [600, 400]])).toBe(""); // prettier-ignore
  });
});
