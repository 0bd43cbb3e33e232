import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readPdf } from "#workers/tables/readPdf.ts";
import { drawings } from "../../support/drawnTables.ts";
import { countExact, readAll } from "../../support/judgeDrawn.ts";
import { pdfOfGrid } from "../../support/pdfTables.ts";

/** Each page is drawn and opened, which takes longer than reading it. */
const PAGES = 12;
const LEAST_EXACT = 0.95;

it(
  "reads pages drawn at random, upright and on their side, with and without upright rules",
  { timeout: 60_000 },
  async () => {
    let [exact, all] = [0, 0];
    // A page hides no rows, the two lines of a cell are drawn over the row below it, and the font lacks Japanese signs.
    const drawing = drawings.filter(
      ({ layout: { trouble, language } }) => trouble !== "hidden" && trouble !== "break" && language !== "ja",
    );
    const pages = fc.record({ drawing, isTurned: fc.boolean(), mayLackUprights: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(pages, async ({ drawing: { layout, table }, isTurned, mayLackUprights }) => {
        const isPlain = layout.same !== "merged" && !layout.isMatrix && !layout.hasGroup;
        const { grid, stated } = table;
        const bytes = await pdfOfGrid(grid.rows, {
          merges: grid.merges,
          isTurned,
          hasNoUprights: mayLackUprights && isPlain,
        });
        const read = await readPdf(bytes, null, null, () => {});
        if (!read.ok) throw new Error(read.code);
        exact += countExact(read.value, stated);
        all += stated.length;
      }),
      { numRuns: PAGES },
    );
    expect(exact / all).toBeGreaterThan(LEAST_EXACT);
  },
);

it.each([false, true])(
  "keeps a model over its own two points where no rule divides columns, on its side: %s",
  async (isTurned) => {
    const models = ["KQL32-100", null, "KQL32-100", null, "KQL40-125", null, "KQL40-125", null];
    const rows = [
      ["型号", ...models],
      ["电压 (V)", 220, null, 380, null, 220, null, 380, null],
      ["扬程 (m)", 13.9, 10.7, 13.9, 10.7, 13.9, 10.7, 13.9, 10.7],
      ["重量 (kg)", 12, null, 12, null, 12, null, 12, null],
      ["流量 (m³/h)", 3, 6, 3.25, 6.25, 3, 6, 3.25, 6.25],
    ];
    const read = await readPdf(
      await pdfOfGrid(rows, { merges: [], isTurned, hasNoUprights: true }),
      null,
      null,
      () => {},
    );
    if (!read.ok) throw new Error(read.code);
    const products = readAll(read.value).tables.flatMap((table) => table.products);
    expect(products.map(({ model, variant, points }) => [model, variant, points.length])).toEqual([
      ["KQL32-100", "220 V", 2],
      ["KQL32-100", "380 V", 2],
      ["KQL40-125", "220 V", 2],
      ["KQL40-125", "380 V", 2],
    ]);
  },
);
