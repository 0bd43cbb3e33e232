import { afterAll, expect, it } from "vitest";
import { createTablesClient } from "#workers/tables/createTablesClient.ts";
import { createTablesService } from "#workers/tables/tablesService.ts";
import type { TableSource } from "#workers/tables/TablesClient.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { LANGUAGES } from "../../support/drawnWords.ts";
import { TEST_STANDARD } from "../../support/importStandards.ts";
import { countMade } from "../../support/judgeMade.ts";
import { STYLES } from "../../support/Maker.ts";
import { MAKERS, madeTable, type MakerLayout } from "../../support/makerTables.ts";
import { pdfOfGrid } from "../../support/pdfTables.ts";
import { fileOf, workbook } from "../../support/workbooks.ts";

const client = createTablesClient(null, () => channelWorker(createTablesService()));
afterAll(() => client.dispose());

const layouts = Object.keys(MAKERS) as MakerLayout[];
/** Every layout in every language as a workbook; the font of the pages has not all Japanese characters. */
const WRITTEN = LANGUAGES.filter((language) => language !== "ja");
const pick = <Item>(list: readonly Item[], at: number): Item => {
  const item = list[at % list.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
};

async function exactOf(source: TableSource, products: Parameters<typeof countMade>[2]) {
  const options = { answers: [], standard: TEST_STANDARD, brand: "某厂" };
  const outcome = await client.read(source, options, new AbortController().signal);
  client.release();
  if (!outcome.ok) throw new Error(outcome.message);
  return countMade(outcome.tables, outcome.refused, products);
}

it.each(
  layouts.flatMap((layout, row) =>
    LANGUAGES.map((language, at) => [layout, language, pick(STYLES, row + at)] as const),
  ),
)("reads the workbook %s in %s with figures by %s", async (layout, language, style) => {
  const { rows, merges, products } = madeTable(layout, language, style);
  const bytes = await workbook({ rows: rows.map((cells) => [...cells]), merges: [...merges] });
  const source = { kind: "workbook", name: "a.xlsx", file: fileOf(bytes) } as const;
  expect(await exactOf(source, products)).toBe(products.length);
});

it.each(
  layouts.flatMap((layout, row) =>
    [0, 1, 2].map((at) => [layout, pick(WRITTEN, 3 * row + at + 3), pick(STYLES, row + at)] as const),
  ),
)("reads the page %s in %s with figures by %s", { timeout: 20_000 }, async (layout, language, style) => {
  const { rows, merges, products } = madeTable(layout, language, style);
  const bytes = await pdfOfGrid(rows, { merges });
  const source = { kind: "pdf", name: "a.pdf", file: new Blob([bytes]) } as const;
  expect(await exactOf(source, products)).toBe(products.length);
});
