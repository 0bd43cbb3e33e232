import { productsOfSheets } from "#domain/catalogue/import/productsOfSheets.ts";
import type { SourceProducts } from "#domain/catalogue/import/productsOfTables.ts";
import type { HeaderReader } from "#domain/catalogue/import/readHeader.ts";
import { UnreadableFile } from "./UnreadableFile.ts";
import { shownSheets } from "./workbookSheets.ts";

/** @throws UnreadableFile when it is no workbook or has no sheet of products */
export async function readWorkbook(bytes: Uint8Array, headerOf: HeaderReader): Promise<SourceProducts> {
  const read = productsOfSheets(await shownSheets(bytes), headerOf);
  if (read.ok) return read.value;
  throw new UnreadableFile(
    read.code === "no-product-sheet"
      ? 'has several sheets, none of them named "products" (产品)'
      : `has no column "model" (型号) in the first rows of the sheet "${read.sheet}"`,
  );
}
