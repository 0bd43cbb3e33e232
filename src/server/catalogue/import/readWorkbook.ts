import { readXlsx, type Sheet } from "hucre/xlsx";
import { findTable } from "#domain/catalogue/import/findTable.ts";
import { productsOfFlatTable } from "#domain/catalogue/import/productsOfFlatTable.ts";
import { productsOfTables, type SourceProducts } from "#domain/catalogue/import/productsOfTables.ts";
import { compactName, type HeaderReader } from "#domain/catalogue/import/readHeader.ts";
import type { Cell } from "#domain/rooms/SheetGrid.ts";
import { UnreadableFile } from "./UnreadableFile.ts";

const PRODUCTS: ReadonlySet<string> = new Set(["产品", "产品表", "products", "product"]);
const CURVES: ReadonlySet<string> = new Set(["曲线", "性能曲线", "曲线点", "curves", "curve"]);

/** What the library throws at content that is no workbook; it does not export its error classes from this entry. */
const LIBRARY_ERRORS: ReadonlySet<string> = new Set(["HucreError", "ParseError", "ZipError", "XmlError"]);

async function sheetsOf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  try {
    return (await readXlsx(bytes, { readStyles: true })).sheets;
  } catch (error) {
    if (error instanceof Error && LIBRARY_ERRORS.has(error.name))
      throw new UnreadableFile(`is not a workbook that can be read (${error.message})`);
    throw error;
  }
}

const WHOLE = 100;
/** A hundredfold has more digits than the share was written with; no figure has so many. */
const DIGITS = 12;
/** `0%` and `0.0 %`; a sign in quotes or behind a backslash is only drawn. */
const PERCENT = /^(?:[^"\\%]|"[^"]*"|\\.)*%/u;

/** What a person sees in a cell that is formatted in %: it holds 0.62 and shows 62 %. */
const asShown = (value: number, format: string | undefined): Cell =>
  format !== undefined && PERCENT.test(format) ? `${Number((value * WHOLE).toPrecision(DIGITS))} %` : value;

/** A formula that no spreadsheet has computed has no value; read as blank it would be lost unsaid. */
function gridOf({ rows, cells }: Sheet): readonly (readonly Cell[])[] {
  const grid: Cell[][] = rows;
  for (const [at, { type, formula, value, style }] of cells ?? []) {
    const [row = 0, column = 0] = at.split(",").map(Number);
    const target = grid[row];
    if (!target) continue;
    if (type === "error") target[column] = { fault: String(value) };
    else if (formula !== undefined && value === null) target[column] = { fault: "a formula without a value" };
    else if (typeof value === "number") target[column] = asShown(value, style?.numFmt);
  }
  return grid;
}

/**
 * Products of a workbook: a sheet of products and, where there is one, a sheet of their curves; or one flat sheet.
 * @throws UnreadableFile when it is no workbook or has no such sheet
 */
export async function readWorkbook(bytes: Uint8Array, headerOf: HeaderReader): Promise<SourceProducts> {
  const sheets = await sheetsOf(bytes);
  const shown = sheets.filter(({ hidden, veryHidden }) => hidden !== true && veryHidden !== true);
  const named = (names: ReadonlySet<string>) => shown.find(({ name }) => names.has(compactName(name)));
  const tableOf = (sheet: Sheet, prefix: string) => {
    const table = findTable(prefix, gridOf(sheet), headerOf);
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
