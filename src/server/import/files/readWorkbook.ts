import { findTable } from "#domain/catalogue/import/findTable.ts";
import { productsOfFlatTable } from "#domain/catalogue/import/productsOfFlatTable.ts";
import { productsOfTables, type SourceProducts } from "#domain/catalogue/import/productsOfTables.ts";
import { compactName, type HeaderReader } from "#domain/catalogue/import/readHeader.ts";
import { UnreadableFile } from "./UnreadableFile.ts";
import { shownSheets, type ShownSheet } from "./workbookSheets.ts";

const PRODUCTS: ReadonlySet<string> = new Set(["产品", "产品表", "products", "product"]);
const CURVES: ReadonlySet<string> = new Set(["曲线", "性能曲线", "曲线点", "curves", "curve"]);

/**
 * Products of a workbook: a sheet of products, possibly with a sheet of their curves; or one flat sheet.
 * @throws UnreadableFile when it is no workbook or has no such sheet
 */
export async function readWorkbook(bytes: Uint8Array, headerOf: HeaderReader): Promise<SourceProducts> {
  const shown = await shownSheets(bytes);
  const named = (names: ReadonlySet<string>) => shown.find(({ name }) => names.has(compactName(name)));
  const tableOf = (sheet: ShownSheet, prefix: string) => {
    const table = findTable(prefix, sheet.rows, headerOf);
    if (table) return table;
    throw new UnreadableFile(`has no column "model" (型号) in the first rows of the sheet "${sheet.name}"`);
  };
  const products = named(PRODUCTS) ?? (shown.length === 1 ? shown[0] : undefined);
  if (products === undefined)
    throw new UnreadableFile('has several sheets, none of them named "products" (产品)');
  const curves = named(CURVES);
  if (curves === undefined) {
    return { products: productsOfFlatTable(tableOf(products, ""), headerOf), remarks: [] };
  }
  return productsOfTables(tableOf(products, ""), tableOf(curves, "curves "), headerOf);
}
