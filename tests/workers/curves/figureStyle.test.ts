import { expect, it } from "vitest";
import type { ChartAxis } from "#domain/catalogue/curves/ChartAxis.ts";
import { valueAt } from "#domain/catalogue/curves/fitScale.ts";
import { PdfPen, pdfOfPage } from "../../support/charts/PdfPen.ts";
import { chartsOf, falling, onPage, TEST_BOX } from "../../support/charts/testPage.ts";

const { left, top, right, bottom } = TEST_BOX;
const MIDDLE = (left + right) / 2;

/** A level axis with these figures at even steps from corner to corner, beside an upright one. */
async function levelAxis(level: readonly string[], upright: readonly string[]): Promise<ChartAxis> {
  const pen = new PdfPen(400);
  pen.stroke([0, 0, 0], 1).box(left, top, right, bottom, "S").line(falling());
  level.forEach((text, at) => {
    const [x] = onPage([(100 * at) / (level.length - 1), 0]);
    pen
      .line([
        [x, bottom],
        [x, bottom + 4],
      ])
      .text(text, [x - 8, bottom + 14], 8);
  });
  upright.forEach((text, at) => {
    const [, y] = onPage([0, (100 * at) / (upright.length - 1)]);
    pen.text(text, [left - 24, y + 2.8], 8);
  });
  const { charts } = await chartsOf(pdfOfPage({ width: 520, height: 400, content: pen.content }));
  return charts[0]!.axes.find(({ side }) => side === "bottom")!;
}

it.each([
  // Thousands beside decimals with the same sign: read as thousands, and asked about.
  [["0", "2,500", "5,000", "7,500"], ["0", "1,5", "3,0"], 3750, true],
  [["0", "2.500", "5.000", "7.500"], ["0", "1.5", "3.0"], 3750, true],
  [["2,500", "5,000", "7,500"], ["0,5", "1,5", "2,5"], 5, true],
  [["2,500", "5,000", "7,500"], ["0", "10", "20"], 5000, true],
  [["1.000", "2.000", "3.000"], ["0", "10", "20"], 2, true],
  // Thousands and decimals with different signs, decimals to the thousandth, a figure without a group.
  [["0", "2,500", "5,000", "7,500"], ["0", "1.5", "3.0"], 3750, false],
  [["2,500", "5,000", "7,500"], ["0.5", "1.5", "2.5"], 5000, false],
  [["0", "2,500", "5,000", "7,500"], ["0", "10", "20"], 3750, false],
  [["2.500", "5.000", "7.500"], ["0,5", "1,5", "2,5"], 5000, false],
  [["0,000", "0,500", "1,000"], ["0", "10", "20"], 0.5, false],
  [["500", "1,000", "1,500"], ["0,5", "1,5", "2,5"], 1000, false],
  [["500", "1.000", "1.500"], ["0.5", "1.5", "2.5"], 1000, false],
] as const)("reads %j beside %j as %d at its middle", async (level, upright, middle, isOpen) => {
  const { scale, doubts } = await levelAxis(level, upright);
  expect({ middle: valueAt(scale, MIDDLE), isOpen: doubts.includes("comma-or-point") }).toEqual({
    middle: expect.closeTo(middle, -Math.log10(middle / 50)),
    isOpen,
  });
});
