import { parseCsv } from "hucre/csv";
import * as v from "valibot";
import { tableBelow } from "#domain/catalogue/import/findTable.ts";
import type { HeaderReader } from "#domain/catalogue/import/readHeader.ts";
import type { SourceRow } from "#domain/catalogue/import/SourceProduct.ts";
import { rowsOf, type SourceTable } from "#domain/catalogue/import/SourceTable.ts";
import { arePriceHeaders } from "#domain/products/goods/import/checkPrices.ts";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";
import { importFile, textOf, type ImportFile } from "../../import/files/importFile.ts";
import { UnreadableFile } from "../../import/files/UnreadableFile.ts";
import { shownSheets } from "../../import/files/workbookSheets.ts";

const MAX_PRICES = 1_000_000;
const NO_HEADERS =
  "has no row of headers with a name (名称) and a tax-included price (含税价) in its first rows";

const ScalarsSchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]));

function jsonRows(text: string): readonly SourceRow[] {
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile(`is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  if (!Array.isArray(items)) throw new UnreadableFile("must hold an array of prices");
  return items.map((item, at) => {
    const read = v.safeParse(ScalarsSchema, item);
    // The record schema also accepts an array.
    if (!read.success || Array.isArray(item))
      throw new UnreadableFile(`holds something else than an object of texts and numbers as price ${at + 1}`);
    return {
      place: `price ${at + 1}`,
      fields: Object.entries(read.output).filter(([, value]) => value !== null && value !== ""),
    };
  });
}

const tableOf = (prefix: string, rows: readonly (readonly Cell[])[], headerOf: HeaderReader) =>
  tableBelow(prefix, rows, (cells) => arePriceHeaders(cells, headerOf));

/** A workbook may hold a list on each sheet; sheets without headers are skipped. */
async function workbookTables(bytes: Uint8Array, headerOf: HeaderReader): Promise<readonly SourceTable[]> {
  const sheets = await shownSheets(bytes);
  const prefix = (name: string) => (sheets.length > 1 ? `${name} ` : "");
  return sheets.flatMap(({ name, rows }) => tableOf(prefix(name), rows, headerOf) ?? []);
}

function csvTable(text: string, headerOf: HeaderReader): readonly SourceTable[] {
  const rows = parseCsv(text).map((cells) => cells.map((cell) => (cell === "" ? null : cell)));
  return [tableOf("", rows, headerOf) ?? []].flat();
}

async function rowsIn({ kind, bytes }: ImportFile, headerOf: HeaderReader): Promise<readonly SourceRow[]> {
  if (kind === ".json") return jsonRows(textOf(bytes));
  const tables = kind === ".csv" ? csvTable(textOf(bytes), headerOf) : await workbookTables(bytes, headerOf);
  if (tables.length === 0) throw new UnreadableFile(NO_HEADERS);
  return tables.flatMap(rowsOf);
}

/**
 * The rows of a price list, not checked yet.
 * @throws UnreadableFile the rest of a sentence that begins with the file
 */
export async function readPriceFile(path: string, headerOf: HeaderReader): Promise<readonly SourceRow[]> {
  const rows = await rowsIn(await importFile(path), headerOf);
  if (rows.length === 0) throw new UnreadableFile("holds no prices");
  if (rows.length > MAX_PRICES) throw new UnreadableFile(`holds more than ${MAX_PRICES} prices`);
  return rows;
}
