import { readXlsx, type Sheet } from "hucre/xlsx";
import type { ShownSheet } from "#domain/catalogue/import/productsOfSheets.ts";
import { shownCells } from "#domain/catalogue/import/shownCells.ts";
import { UnreadableFile } from "./UnreadableFile.ts";

/**
 * Names of the library's errors for content that is no workbook; it does not export the classes from this
 * entry.
 */
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

/** @throws UnreadableFile when it is no workbook */
export const shownSheets = async (bytes: Uint8Array): Promise<readonly ShownSheet[]> =>
  (await sheetsOf(bytes))
    .filter(({ hidden, veryHidden }) => hidden !== true && veryHidden !== true)
    .map((sheet) => ({ name: sheet.name, rows: shownCells(sheet) }));
