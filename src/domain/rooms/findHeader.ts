import { STANDARD_UNITS, type FigureUnit } from "./figureUnits.ts";
import { headerTexts } from "./headerRows.ts";
import type { RoomField } from "./importPreview.ts";
import { recogniseName } from "./recogniseName.ts";
import { FIGURE_FIELDS, ROOM_FIELDS, fieldTitle, isFigure } from "./roomFields.ts";
import { isBlank, type SheetGrid } from "./SheetGrid.ts";
import { joinHeader } from "./splitHeader.ts";

export interface HeaderColumn {
  readonly column: number;
  readonly header: string;
  readonly field: RoomField;
  /** `null` for codes and names. */
  readonly unit: FigureUnit | null;
  readonly isUnitAssumed: boolean;
}

export interface ScheduleHeader {
  /** Number of the first header row as the spreadsheet shows it; 0 where there is none. */
  readonly row: number;
  /** Zero-based. */
  readonly firstDataRow: number;
  readonly columns: readonly HeaderColumn[];
  readonly ignored: readonly { readonly column: number; readonly header: string }[];
  readonly remarks: readonly string[];
  /** Of several sheets the highest is the schedule. */
  readonly score: number;
}

/** Titles, project data and remarks stand above a header; further down it is data that resembles one. */
const ROWS_SEARCHED = 50;
/** Group, name and unit. */
const DEEPEST_HEADER = 3;
/** One more field outweighs any number of units read. */
const FIELD_SCORE = 100;

/** The header row or rows of a sheet, or `null` without a room code or name and one more field. */
export function findHeader(grid: SheetGrid): ScheduleHeader | null {
  let best: ScheduleHeader | null = null;
  const last = Math.min(grid.rows.length, ROWS_SEARCHED);
  // Shallow first: a deeper header must earn its rows with more fields or units.
  for (let depth = 1; depth <= DEEPEST_HEADER; depth++)
    for (let top = 0; top + depth <= last; top++) {
      if (grid.rows.slice(top, top + depth).some((row) => row.every(isBlank))) continue;
      const header = readHeader(grid, top, depth);
      if (header.score > (best?.score ?? 0)) best = header;
    }
  return best && { ...best, ignored: [...best.ignored, ...columnsWithoutHeader(grid, best)] };
}

interface Candidate extends HeaderColumn {
  readonly isVague: boolean;
}

function readHeader(grid: SheetGrid, top: number, depth: number): ScheduleHeader {
  const candidates: Candidate[] = [];
  const ignored: { column: number; header: string }[] = [];
  const remarks: string[] = [];
  headerTexts(grid, top, depth).forEach((texts, column) => {
    const header = [...new Set(texts)].join(" ").replace(/\s+/gu, " ");
    const { name, unit } = joinHeader(texts);
    const match = recogniseName(name);
    const field = match?.field;
    const kind = field && isFigure(field) ? FIGURE_FIELDS[field].kind : null;
    if (!match || !field) {
      if (header !== "") ignored.push({ column, header });
    } else if (match.is === "qualified" || (unit && unit.kind !== kind)) {
      ignored.push({ column, header });
      remarks.push(`“${header}”不能换算成${fieldTitle(field)}，没有导入`);
    } else
      candidates.push({
        column,
        header,
        field,
        unit: kind && (unit ?? STANDARD_UNITS[kind]),
        isUnitAssumed: kind !== null && kind !== "count" && unit === null,
        isVague: match.is === "vague",
      });
  });
  const columns: HeaderColumn[] = [];
  for (const field of ROOM_FIELDS) {
    const same = candidates.filter((candidate) => candidate.field === field);
    const chosen = same.find(({ isVague }) => !isVague) ?? same[0];
    if (!chosen) continue;
    const { isVague: _, ...column } = chosen;
    columns.push(column);
    for (const other of same) {
      if (other === chosen) continue;
      ignored.push({ column: other.column, header: other.header });
      remarks.push(`“${chosen.header}”和“${other.header}”都是${fieldTitle(field)}，导入了前者`);
    }
  }
  columns.sort((one, other) => one.column - other.column);
  ignored.sort((one, other) => one.column - other.column);
  remarks.push(...assumedUnits(columns));
  return { row: top + 1, firstDataRow: top + depth, columns, ignored, remarks, score: score(columns) };
}

function score(columns: readonly HeaderColumn[]): number {
  const namesRooms = columns.some(({ field }) => !isFigure(field));
  if (!namesRooms || columns.length < 2) return 0;
  return columns.reduce(
    (sum, { unit, isUnitAssumed }) => sum + FIELD_SCORE + (unit && !isUnitAssumed ? 1 : 0),
    0,
  );
}

function assumedUnits(columns: readonly HeaderColumn[]): string[] {
  const assumed = columns.filter(({ isUnitAssumed }) => isUnitAssumed);
  if (assumed.length === 0) return [];
  const readings = assumed.map(({ field, unit }) => `${fieldTitle(field)}按 ${unit?.label ?? ""}`);
  return [`表头没有写单位：${readings.join("、")} 读取`];
}

/** Columns that hold something but are headed by nothing: a person should see that they are left out. */
function columnsWithoutHeader(grid: SheetGrid, header: ScheduleHeader) {
  const known = new Set([...header.columns, ...header.ignored].map(({ column }) => column));
  const data = grid.rows.slice(header.firstDataRow);
  const width = data.reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: width }, (_, column) => column)
    .filter((column) => !known.has(column) && data.some((row) => !isBlank(row[column])))
    .map((column) => ({ column, header: "（无表头）" }));
}
