import {
  readXlsx,
  writeXlsx,
  type Cell,
  type CellStyle,
  type CellValue,
  type Sheet,
  type WriteSheet,
} from "hucre/xlsx";
import { fail, ok } from "#domain/base/result.ts";
import type { Cell as ReadCell, SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import { readZipDirectory } from "./zip/zipDirectory.ts";
import type {
  CellRole,
  Workbook,
  WrittenCell,
  WrittenColumn,
  WrittenGrid,
  WrittenSheet,
} from "./Workbook.ts";

/**
 * The library lays out a sheet as a full rectangle and refuses more than 20 million cells: one stray cell in
 * XFD would refuse an ordinary schedule. A refused sheet is read again within these bounds, which no schedule
 * exceeds.
 */
const BOUND_ROWS = 200_000;
const BOUNDS = `A1:CV${BOUND_ROWS}`;

/** hucre 1.0.0 behind our own interface. */
export const hucreWorkbook: Workbook = {
  async read(file) {
    const whole = await readSheets(file);
    if (whole) return ok(whole.map(toGrid));
    const bounded = await readSheets(file, BOUNDS);
    if (!bounded) return fail("damaged");
    // Bordered blank cells may continue without end; a filled cell at the bound means that rows were cut off.
    const isCutOff = bounded.some(({ rows }) => rows[BOUND_ROWS - 1]?.some((value) => value !== null));
    return isCutOff ? fail("too-many-rows") : ok(bounded.map(toGrid));
  },
  async write(sheets) {
    const file = await writeXlsx({
      sheets: sheets.map((sheet) => ("cells" in sheet ? toGridSheet(sheet) : toSheet(sheet))),
      defaultFont: FONT,
    });
    return new Uint8Array(file);
  },
};

/**
 * The library does not export its error classes from its .xlsx entry; their names are part of its
 * documentation.
 */
const LIBRARY_ERRORS: ReadonlySet<string> = new Set(["ParseError", "ZipError", "XmlError"]);

/** `null` when the library refuses the content; any other error is a bug. */
async function readSheets(file: Uint8Array<ArrayBuffer>, range?: string): Promise<readonly Sheet[] | null> {
  try {
    // Reading the formats of cells takes time and memory, so it is done only if one of them pads with zeros.
    const readStyles = hasPaddedNumbers(file);
    return (await readXlsx(file, range === undefined ? { readStyles } : { range, readStyles })).sheets;
  } catch (error) {
    if (error instanceof Error && LIBRARY_ERRORS.has(error.name)) return null;
    throw error;
  }
}

/** A format of zeros only: the spreadsheet shows 7 as 007, which is the room's code. */
const PADDED_FORMAT = /^0{2,}$/u;
const PADDED_IN_STYLES = /formatCode="0{2,}"/u;

function hasPaddedNumbers(file: Uint8Array<ArrayBuffer>): boolean {
  const directory = readZipDirectory(file);
  const styles = directory.ok && directory.value.find(({ name }) => /(?:^|\/)styles\.xml$/iu.test(name));
  // `unpackWorkbook` stores every part uncompressed.
  return styles ? PADDED_IN_STYLES.test(new TextDecoder().decode(styles.packed)) : false;
}

/** Characters of the default font, and points: less than a pixel. */
const INVISIBLE_WIDTH = 0.1;
const INVISIBLE_HEIGHT = 0.5;
const isUnseen = (size: number | undefined, least: number) => size !== undefined && size < least;

function toGrid({ name, hidden, veryHidden, rows, cells, merges, rowDefs, columns }: Sheet): SheetGrid {
  const grid: ReadCell[][] = rows;
  for (const [at, { type, formula, value, style }] of cells ?? []) {
    const [row = 0, column = 0] = at.split(",").map(Number);
    const cell = faultOf(type, formula, value) ?? paddedOf(value, style?.numFmt);
    const target = grid[row];
    if (cell !== null && target) target[column] = cell;
  }
  const hiddenRows = new Set<number>();
  for (const [row, { hidden: isHidden, height }] of rowDefs ?? [])
    if (isHidden || isUnseen(height, INVISIBLE_HEIGHT)) hiddenRows.add(row);
  const hiddenColumns = new Set<number>();
  columns?.forEach(({ hidden: isHidden, width }, column) => {
    if (isHidden || isUnseen(width, INVISIBLE_WIDTH)) hiddenColumns.add(column);
  });
  return {
    name,
    isHidden: hidden === true || veryHidden === true,
    rows: grid,
    merges: merges ?? [],
    hiddenRows,
    hiddenColumns,
  };
}

const paddedOf = (value: CellValue, numFmt = "") =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && PADDED_FORMAT.test(numFmt)
    ? String(value).padStart(numFmt.length, "0")
    : null;

function faultOf(type: string, formula: string | undefined, value: CellValue) {
  if (type === "error") return { fault: String(value) };
  // Files made by programs may hold formulas that no spreadsheet has computed yet.
  return formula !== undefined && value === null
    ? { fault: "（公式尚未计算，请在 Excel 中打开并保存）" }
    : null;
}

const FONT = { name: "Calibri", size: 11 };
const HEADER: CellStyle = {
  font: { ...FONT, bold: true },
  fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "E8EEF7" } },
  alignment: { vertical: "center", wrapText: true },
  border: { bottom: { style: "thin", color: { rgb: "9AA5B8" } } },
};
/** The format "text" keeps a text from turning into a formula when a person edits its cell. */
const TEXT_FORMAT = "@";

function toSheet({ name, columns, rows }: WrittenSheet): WriteSheet {
  const titles = columns.map(({ title }) => title);
  return {
    name,
    rows: [titles, ...rows.map((row) => [...row])],
    columns: columns.map(({ width, ...column }) => ({ width, ...format(column) })),
    cells: new Map<string, Partial<Cell>>([
      ...titles.map((title, column) => [`0,${column}`, { value: title, style: HEADER }] as const),
      ...columns.flatMap(({ formulas = [], digitsOf = [], isText, digits }, at) =>
        rows.flatMap((row, number): readonly (readonly [string, Partial<Cell>])[] => {
          const [formula = null, own = null] = [formulas[number], digitsOf[number]];
          const value = row[at] ?? null;
          if (value === null || (formula === null && own === null)) return [];
          const style = { font: FONT, ...format({ digits: own ?? digits, isText }) };
          return [[`${number + 1},${at}`, { value, style, ...computed(formula, value) }]];
        }),
      ),
    ]),
    freezePane: { rows: 1 },
  };
}

/** A formula with its result, so that readers that compute nothing show it, too. */
const computed = (formula: string | null, value: CellValue) =>
  formula === null ? {} : { formula, formulaResult: value };

const ROLES: Readonly<Record<CellRole, CellStyle>> = {
  title: { font: { ...FONT, size: 16, bold: true } },
  head: HEADER,
  label: { font: { ...FONT, color: { rgb: "5B6577" } } },
  group: { font: { ...FONT, bold: true }, border: { bottom: { style: "thin", color: { rgb: "9AA5B8" } } } },
  wide: { font: FONT },
  bad: { font: { ...FONT, color: { rgb: "B42318" } } },
  note: { font: { ...FONT, size: 9, color: { rgb: "5B6577" } } },
  dark: { fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "000000" } } },
};
const LINK: CellStyle = { font: { ...FONT, underline: true, color: { rgb: "0B57D0" } } };
/** Excel "repairs" a workbook with a longer link by removing it. */
const LONGEST_LINK = 2079;
const RUNS_ON: ReadonlySet<CellRole> = new Set(["title", "group", "wide", "note"]);

/** With the page's sign for values below zero. */
function figureFormat({ digits = 0, suffix = "" }: WrittenCell): string {
  const size = digits === 0 ? "#,##0" : `#,##0.${"0".repeat(digits)}`;
  const end = suffix === "" ? "" : `"${suffix}"`;
  return `${size}${end};"−"${size}${end}`;
}

function cellOf(cell: WrittenCell): Partial<Cell> {
  const { value, role, link } = cell;
  const isFigure = typeof value === "number";
  const isLinked = link !== undefined && link.length <= LONGEST_LINK;
  const style: CellStyle = {
    ...(role === undefined ? {} : ROLES[role]),
    ...(isLinked ? LINK : {}),
    numFmt: isFigure ? figureFormat(cell) : TEXT_FORMAT,
    alignment: {
      vertical: "top",
      horizontal: isFigure ? "right" : "left",
      wrapText: !isLinked && !(role !== undefined && RUNS_ON.has(role)),
    },
  };
  return { value, style, ...(isLinked ? { hyperlink: { target: link } } : {}) };
}

function toGridSheet({ name, widths, cells, frozenColumns }: WrittenGrid): WriteSheet {
  const styled = cells.flatMap((row, at) =>
    row.flatMap((cell, column) => (cell === null ? [] : [[`${at},${column}`, cellOf(cell)] as const])),
  );
  return {
    name,
    rows: cells.map((row) => row.map((cell) => cell?.value ?? null)),
    columns: widths.map((width) => ({ width })),
    cells: new Map(styled),
    freezePane: { columns: frozenColumns },
    pageSetup: { paperSize: "a4", orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  };
}

function format({ digits, isText }: Pick<WrittenColumn, "digits" | "isText">): { numFmt?: string } {
  if (isText) return { numFmt: TEXT_FORMAT };
  if (digits === null) return {};
  return { numFmt: digits === 0 ? "#,##0" : `#,##0.${"0".repeat(digits)}` };
}
