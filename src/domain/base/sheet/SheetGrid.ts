/** A cell without a usable value: a formula's error such as `#DIV/0!`, or a formula that was never computed. */
export interface CellFault {
  readonly fault: string;
}

/** The value of a spreadsheet cell; formulas are already replaced by their values. `null` is blank. */
export type Cell = string | number | boolean | Date | null | CellFault;

/** Zero-based; both ends are included. */
export interface MergedRange {
  readonly startRow: number;
  readonly startCol: number;
  readonly endRow: number;
  readonly endCol: number;
}

/** One worksheet as the recognition of schedules reads it; `rows[0]` is row 1 of the spreadsheet. */
export interface SheetGrid {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly (readonly Cell[])[];
  readonly merges: readonly MergedRange[];
  /**
   * Zero-based rows and columns that the spreadsheet does not show: hidden, filtered out, folded or of zero size.
   */
  readonly hiddenRows?: ReadonlySet<number>;
  readonly hiddenColumns?: ReadonlySet<number>;
  /** Set when rows and columns are exchanged (`turnGrid`): rows here are columns of the spreadsheet. */
  readonly isTurned?: true;
}

/**
 * Whether a cell is blank. Texts that begin with printable ASCII or Chinese are never blank; trimming every cell
 * of a long schedule would take as long as reading it.
 */
export function isBlank(cell: Cell | undefined): boolean {
  if (cell === null || cell === undefined) return true;
  if (typeof cell !== "string") return false;
  const first = cell.charCodeAt(0);
  if ((first > 0x20 && first < 0x7f) || (first >= 0x4e00 && first <= 0x9fff)) return false;
  return cell.trim() === "";
}

/** A cell as text for a person: in headers, reasons and previews. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "string") return cell;
  if (typeof cell === "number") return cellNumberText(cell);
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  if (cell instanceof Date) return `${cell.getUTCFullYear()}/${cell.getUTCMonth() + 1}/${cell.getUTCDate()}`;
  return cell.fault;
}

/** Spreadsheets show 15 significant digits; the binary remainder behind them was never entered. */
const SPREADSHEET_DIGITS = 15;
export const cellNumberText = (value: number): string =>
  String(Number(value.toPrecision(SPREADSHEET_DIGITS)));

/** A column's name as a person finds it in the spreadsheet: C 列, or 第 3 行 in a turned grid. */
export const columnPlace = ({ isTurned }: Pick<SheetGrid, "isTurned">, column: number): string =>
  isTurned ? `第 ${column + 1} 行` : `${columnLetter(column)} 列`;

/** Letter of a zero-based column: 0 is A, 26 is AA. */
export function columnLetter(column: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
