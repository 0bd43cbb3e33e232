import type { SourceProducts } from "#domain/catalogue/import/productsOfTables.ts";
import type { HeaderReader } from "#domain/catalogue/import/readHeader.ts";
import { importFile, textOf, type ImportFile } from "./importFile.ts";
import { readCsv } from "./readCsv.ts";
import { readJson } from "./readJson.ts";
import { readWorkbook } from "./readWorkbook.ts";
import { UnreadableFile } from "./UnreadableFile.ts";

const MAX_PRODUCTS = 500_000;

function read({ kind, bytes }: ImportFile, headerOf: HeaderReader): SourceProducts | Promise<SourceProducts> {
  switch (kind) {
    case ".xlsx":
      return readWorkbook(bytes, headerOf);
    case ".csv":
      return readCsv(textOf(bytes), headerOf);
    case ".json":
      return readJson(textOf(bytes));
  }
}

/**
 * The products of a file, not checked yet.
 * @throws UnreadableFile the rest of a sentence that begins with the file
 */
export async function readImportFile(path: string, headerOf: HeaderReader): Promise<SourceProducts> {
  const found = await read(await importFile(path), headerOf);
  const { length } = found.products;
  if (length === 0 && found.remarks.length === 0) throw new UnreadableFile("holds no products");
  if (length > MAX_PRODUCTS) throw new UnreadableFile(`holds more than ${MAX_PRODUCTS} products`);
  return found;
}
