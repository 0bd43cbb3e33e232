import type { Result } from "#domain/base/result.ts";
import type { SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import type { SourceProduct } from "#domain/catalogue/import/SourceProduct.ts";
import { checkTable, sourcesOf, type CheckedTable } from "#domain/catalogue/tables/checkTable.ts";
import { readTables } from "#domain/catalogue/tables/readTables.ts";
import type { ProductBatch } from "../products/ProductFileClient.ts";
import { nextBatch, sizeRefusal } from "../products/sentProducts.ts";
import type { Workbook } from "../sheet/Workbook.ts";
import { openTables } from "./openTables.ts";
import type { PdfResources } from "./openPdf.ts";
import { checkTableFile, tableRefusal, type TableFault } from "./tableFaults.ts";
import type { OnShare, TableOptions, ProductIndex, TablesOutcome, TableSource } from "./TablesClient.ts";

/** Not loaded for a PDF or a paste. */
const hucre = async (): Promise<Workbook> => (await import("../sheet/hucreWorkbook.ts")).hucreWorkbook;

/** The worker's service. It keeps the opened cells, so that they can be read again with other answers. */
export function createTablesService(workbook: () => Promise<Workbook> = hucre) {
  let opened: Result<readonly SheetGrid[], TableFault> = { ok: false, code: "unreadable" };
  let sources: readonly (readonly SourceProduct[])[] = [];

  return {
    async open(source: TableSource, resources: PdfResources | null, onShare?: OnShare): Promise<void> {
      const fault =
        source.kind === "text" ? null : checkTableFile(source.name, source.file.size, source.kind);
      if (fault) {
        opened = { ok: false, code: fault };
        return;
      }
      // A file that vanished after it was chosen, or an unforeseen one: its owner still gets a sentence.
      opened = await openTables(source, workbook, resources, onShare ?? (() => {})).catch(
        () => ({ ok: false, code: "unreadable" }) as const,
      );
    },
    understand(
      { answers, standard, brand, series = "", forms = [] }: TableOptions,
      onShare?: OnShare,
    ): TablesOutcome {
      if (!opened.ok) return tableRefusal(opened.code);
      try {
        const steps = readTables(opened.value, new Map(answers));
        let step = steps.next();
        while (!step.done) {
          onShare?.(step.value);
          step = steps.next();
        }
        const { tables, refused } = step.value;
        const read = tables.map((table, at) => {
          const own = forms.flatMap(([of, code, value]) => (of === at ? [[code, value] as const] : []));
          const found = sourcesOf(table, standard, { brand, series, forms: new Map(own) });
          return { table: withinBounds(checkTable(table, found, standard), found.products), ...found };
        });
        const checked = read.map(({ table }) => table);
        sources = read.map(({ products }) => products);
        return { ok: true, tables: checked, refused };
      } catch {
        return tableRefusal("unreadable");
      }
    },
    batch: (products: readonly ProductIndex[], from: number): ProductBatch =>
      nextBatch(
        products.flatMap(([table, product]) => sources[table]?.[product] ?? []),
        from,
      ),
  };
}

/** Refuses products that the server would not accept. */
const withinBounds = (table: CheckedTable, sources: readonly SourceProduct[]): CheckedTable => ({
  ...table,
  products: table.products.map((product, at) => {
    const source = sources[at];
    const tooLarge = source ? sizeRefusal(source, product.model) : null;
    if (tooLarge === null) return product;
    return { ...product, key: null, isSent: false, remarks: [...product.remarks, tooLarge] };
  }),
});

export type TablesService = ReturnType<typeof createTablesService>;
