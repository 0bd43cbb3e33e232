import { parseCsv } from "hucre/csv";
import { findTable } from "#domain/catalogue/import/findTable.ts";
import { productsOfFlatTable } from "#domain/catalogue/import/productsOfFlatTable.ts";
import type { SourceProducts } from "#domain/catalogue/import/productsOfTables.ts";
import type { HeaderReader } from "#domain/catalogue/import/readHeader.ts";
import { UnreadableFile } from "./UnreadableFile.ts";

/**
 * Products of one flat table, RFC 4180; the delimiter is a comma, semicolon, tab or bar.
 * @throws UnreadableFile when no row has the headers
 */
export function readCsv(text: string, headerOf: HeaderReader): SourceProducts {
  const rows = parseCsv(text).map((cells) => cells.map((cell) => (cell === "" ? null : cell)));
  const table = findTable("", rows, headerOf);
  if (table === null) throw new UnreadableFile('has no column "model" (型号) in its first rows');
  return { products: productsOfFlatTable(table, headerOf), remarks: [] };
}
