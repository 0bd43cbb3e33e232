import type { Result } from "#domain/base/result.ts";
import type { SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import { checkTable } from "#domain/catalogue/tables/checkTable.ts";
import { readTables } from "#domain/catalogue/tables/readTables.ts";
import { hucreWorkbook } from "../sheet/hucreWorkbook.ts";
import type { Workbook } from "../sheet/Workbook.ts";
import { openTables } from "./openTables.ts";
import type { PdfResources } from "./readPdf.ts";
import { tableRefusal, type TableFault } from "./tableFaults.ts";
import type { OnShare, TableOptions, TablesOutcome, TableSource } from "./TablesClient.ts";

/** The worker's service. It keeps the cells that it opened, so that they can be read again with other answers. */
export function createTablesService(workbook: Workbook = hucreWorkbook) {
  let opened: Result<readonly SheetGrid[], TableFault> = { ok: false, code: "unreadable" };

  return {
    async open(source: TableSource, resources: PdfResources | null, onShare?: OnShare): Promise<void> {
      // A file that vanished after it was chosen, or an unforeseen one: its owner still gets a sentence.
      opened = await openTables(source, workbook, resources, onShare ?? (() => {})).catch(
        () => ({ ok: false, code: "unreadable" }) as const,
      );
    },
    understand({ answers, standard, brand }: TableOptions, onShare?: OnShare): TablesOutcome {
      if (!opened.ok) return tableRefusal(opened.code);
      try {
        const steps = readTables(opened.value, new Map(answers));
        let step = steps.next();
        while (!step.done) {
          onShare?.(step.value);
          step = steps.next();
        }
        const { tables, refused } = step.value;
        return { ok: true, tables: tables.map((table) => checkTable(table, standard, brand)), refused };
      } catch {
        return tableRefusal("unreadable");
      }
    },
  };
}

export type TablesService = ReturnType<typeof createTablesService>;
