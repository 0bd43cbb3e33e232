import { readXlsx, type Sheet } from "hucre/xlsx";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";
import { UnreadableFile } from "./UnreadableFile.ts";

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

/** A sheet that a person sees, cell by cell as it is shown. */
export interface ShownSheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** @throws UnreadableFile when it is no workbook */
export const shownSheets = async (bytes: Uint8Array): Promise<readonly ShownSheet[]> =>
  (await sheetsOf(bytes))
    .filter(({ hidden, veryHidden }) => hidden !== true && veryHidden !== true)
    .map((sheet) => ({ name: sheet.name, rows: gridOf(sheet) }));
