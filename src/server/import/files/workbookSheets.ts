import { readXlsx, type Sheet } from "hucre/xlsx";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";
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

const WHOLE = 100;
/** Multiplying by a hundred may add digits that the cell did not have; no figure has as many as these. */
const DIGITS = 12;
/** `0%` and `0.0 %`; a percent sign in quotes or after a backslash is only drawn. */
const PERCENT = /^(?:[^"\\%]|"[^"]*"|\\.)*%/u;

/** The number that a person sees in a cell with a % format: it stores 0.62 and shows 62 %. */
const asShown = (value: number, format: string | undefined): Cell =>
  format !== undefined && PERCENT.test(format) ? `${Number((value * WHOLE).toPrecision(DIGITS))} %` : value;

/** A formula that no spreadsheet has computed has no value; read as blank it would be lost silently. */
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

/** A visible sheet, with its cells as they are shown. */
export interface ShownSheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** @throws UnreadableFile when it is no workbook */
export const shownSheets = async (bytes: Uint8Array): Promise<readonly ShownSheet[]> =>
  (await sheetsOf(bytes))
    .filter(({ hidden, veryHidden }) => hidden !== true && veryHidden !== true)
    .map((sheet) => ({ name: sheet.name, rows: gridOf(sheet) }));
