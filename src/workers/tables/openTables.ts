import { fail, ok, type Result } from "#domain/base/result.ts";
import { parseDelimited } from "#domain/base/sheet/parseDelimited.ts";
import type { SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import { MAX_FILE_BYTES } from "#domain/building/rooms/import/importRefusal.ts";
import { unpackWorkbook } from "../sheet/unpackWorkbook.ts";
import type { Workbook } from "../sheet/Workbook.ts";
import type { PdfResources } from "./openPdf.ts";
import { readPdf } from "./readPdf.ts";
import type { TableFault } from "./tableFaults.ts";
import type { OnShare, TableSource } from "./TablesClient.ts";

/** Catalogues have some thousand rows; a larger sheet is a database. */
const MOST_ROWS = 50_000;

/** The sheets of a source, which are read again whenever answers change. */
export async function openTables(
  source: TableSource,
  openWorkbook: () => Promise<Workbook>,
  resources: PdfResources | null,
  onShare: OnShare,
): Promise<Result<readonly SheetGrid[], TableFault>> {
  if (source.kind === "text") {
    const { text } = source;
    if (text.trim() === "") return fail("empty");
    if (text.length > MAX_FILE_BYTES) return fail("too-many-rows");
    return bounded(ok([{ name: "", isHidden: false, rows: parseDelimited(text), merges: [] }]));
  }
  const bytes = new Uint8Array(await source.file.arrayBuffer());
  if (source.kind === "pdf")
    return readPdf(bytes, resources, source.pages ?? null, (done, of) => onShare(done / of));
  const unpacked = unpackWorkbook(bytes);
  if (!unpacked.ok) return isOfTables(unpacked.code) ? fail(unpacked.code) : fail("damaged");
  const workbook = await openWorkbook();
  const sheets = await workbook.read(unpacked.value);
  return bounded(sheets);
}

const isOfTables = (code: string): code is TableFault => code !== "no-header" && code !== "no-rows";

const bounded = (sheets: Result<readonly SheetGrid[], "damaged" | "too-many-rows">) =>
  sheets.ok && sheets.value.some(({ rows }) => rows.length > MOST_ROWS) ? fail("too-many-rows") : sheets;
