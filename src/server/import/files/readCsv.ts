import { parseCsv } from "hucre/csv";
import { productsOfRows } from "#domain/catalogue/import/productsOfSheets.ts";
import type { SourceProducts } from "#domain/catalogue/import/productsOfTables.ts";
import type { HeaderReader } from "#domain/catalogue/import/readHeader.ts";
import { UnreadableFile } from "./UnreadableFile.ts";

/**
 * Products of one flat table, RFC 4180; the delimiter is a comma, semicolon, tab or bar.
 * @throws UnreadableFile when no row has the headers
 */
export function readCsv(text: string, headerOf: HeaderReader): SourceProducts {
  const read = productsOfRows(
    parseCsv(text).map((cells) => cells.map((cell) => (cell === "" ? null : cell))),
    headerOf,
  );
  if (!read.ok) throw new UnreadableFile('has no column "model" (型号) in its first rows');
  return read.value;
}
