import { candidatesOf, isForEachArea, isHiddenIn, type Candidate } from "./columnCandidates.ts";
import { columnFacts, median, type ColumnFacts } from "./columnFacts.ts";
import type { ColumnReading } from "../rows/ColumnReading.ts";
import { findScheduleUnit, unitLabelled } from "../../../base/sheet/figureUnits.ts";
import { STANDARD_UNITS, type FigureUnit } from "../../../base/sheet/standardUnits.ts";
import type { ScheduleTable } from "../header/findTables.ts";
import type { ColumnField } from "../importPreview.ts";
import { likelyLoadUnit } from "./loadDensity.ts";
import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import type { HeaderColumn } from "../header/readHeader.ts";
import type { NameMatch } from "../header/recogniseName.ts";
import { yearOfCodes, type DatesAsCodes } from "../rows/readLabel.ts";
import { rivalsOf, type Rivals } from "./rivalColumns.ts";
import { COLUMN_FIELDS, columnTitle, kindOf } from "../columnFields.ts";
import { isBlank } from "../../../base/sheet/SheetGrid.ts";

/** A proposal of how a table's columns are read, from header and cells, with open questions. */
export interface Proposal {
  readonly columns: readonly ColumnReading[];
  readonly facts: readonly ColumnFacts[];
  readonly areas: readonly (number | null)[];
  readonly rivals: readonly Rivals[];
}

export const NO_HEADER = "（无表头）";

export function proposeColumns(table: ScheduleTable): Proposal {
  const columns = [...table.header.columns, ...columnsWithoutHeader(table)].toSorted(
    (one, other) => one.column - other.column,
  );
  const facts = columns.map(({ column }) => columnFacts(table, column));
  const candidates = candidatesOf(table, columns, facts);
  const chosen = chooseColumns(candidates);
  const fieldAt = new Map([...chosen].map(([field, { at }]) => [at, field]));
  const titled = unitsInTitles(table.titles);
  const area = chosen.get("roomArea");
  const areas = area ? inSquareMetres(area, titled) : [];

  const readings = columns.map((column, at): ColumnReading => {
    const field = fieldAt.get(at) ?? null;
    const isHidden = isHiddenIn(table, column);
    const own = { column: column.column, header: column.header, isHidden };
    const none = { unit: null, isUnitAssumed: false, unitColumn: null, dates: null };
    if (field === null) return { ...own, ...none, field, note: whyNotRead(column, chosen) };
    const candidate = chosen.get(field);
    const kind = kindOf(field);
    if (!candidate || kind === null) {
      const dates = datesAsCodes(table, column);
      return { ...own, ...none, field, dates, note: dates ? "有编号被存成了日期" : "" };
    }
    const beside = columns[at + 1];
    const unitColumn = beside?.isUnits || holdsUnits(table, beside, kind) ? (beside?.column ?? null) : null;
    const stated = column.unit ?? facts[at]?.unit ?? titled.get(kind) ?? null;
    const unit = stated ?? assumedUnit(candidate, kind, areas);
    const fraction =
      kind === "humidity" && isFraction(candidate.facts) ? unitLabelled("humidity", "0–1") : undefined;
    return {
      ...own,
      field,
      dates: null,
      unit: fraction ?? unit,
      isUnitAssumed: stated === null && unitColumn === null && kind !== "count" && !fraction,
      unitColumn,
      note: noteOf(candidate, field),
    };
  });
  const unitOf = (candidate: Candidate, kind: FigureUnit["kind"]) =>
    candidate.column.unit ?? candidate.facts.unit ?? titled.get(kind) ?? assumedUnit(candidate, kind, areas);
  return { columns: readings, facts, areas, rivals: rivalsOf(candidates, chosen, unitOf) };
}

/** The best column of each field: a total before a load per ㎡, an exact name before a vague one. */
function chooseColumns(candidates: readonly Candidate[]): ReadonlyMap<ColumnField, Candidate> {
  const hasArea = candidates.some(({ match }) => match.field === "roomArea");
  const chosen = new Map<ColumnField, Candidate>();
  for (const field of COLUMN_FIELDS) {
    const same = candidates.filter(
      (candidate) => candidate.match.field === field && (hasArea || !isForEachArea(candidate)),
    );
    const [best] = same.toSorted((one, other) => burden(one) - burden(other));
    if (best) chosen.set(field, best);
  }
  // Zone beside Name, 房间 beside 房间名称: the other column is the room's code.
  const name = chosen.get("roomName");
  const other = candidates.find(
    ({ match, column }) => match.field === "roomName" && match.is === "bare" && column !== name?.column,
  );
  // A column whose values repeat often does not identify rooms; it states their zone.
  if (other && ZONE.test(other.column.header) && other.facts.distinct * 2 <= other.facts.filled)
    chosen.set("zone", chosen.get("zone") ?? other);
  else if (!chosen.has("roomCode") && other) chosen.set("roomCode", other);
  return chosen;
}

const ZONE = /zone/iu;

const NAME_BURDEN: Readonly<Record<NameMatch["is"], number>> = {
  best: 0,
  plain: 1,
  vague: 2,
  bare: 3,
  symbol: 3,
  gross: 3,
  substitute: 4,
  qualified: 9,
};

/** Machines are chosen by design values. */
const STATE_BURDEN = { design: 0, operating: 10 } as const;

/** A hidden column may be from an older stage, so it counts only if no visible column states the same field. */
function burden({ facts, match, column, isHidden }: Candidate): number {
  const isUseless = facts.filled === 0 || facts.faults === facts.filled;
  return (
    (isHidden ? 1000 : 0) +
    (isUseless ? 100 : 0) +
    (isForEachArea({ column, match }) ? 40 : 0) +
    (match.hasFreshAir ? 20 : 0) +
    (match.state === null ? 0.5 : STATE_BURDEN[match.state]) +
    NAME_BURDEN[match.is]
  );
}

function assumedUnit(
  { match, facts }: Candidate,
  kind: FigureUnit["kind"],
  areas: readonly (number | null)[],
): FigureUnit {
  if (kind !== "power") return STANDARD_UNITS[kind];
  if (match.isDensity) return unitLabelled(kind, "W/㎡") ?? STANDARD_UNITS[kind];
  return likelyLoadUnit(facts.values, areas) ?? STANDARD_UNITS[kind];
}

function noteOf({ match, column }: Candidate, field: ColumnField): string {
  if (isForEachArea({ column, match })) return "乘以房间面积";
  if (match.hasFreshAir) return "含新风负荷";
  return match.is === "substitute" ? `没有${columnTitle(field)}列，用它代替` : "";
}

function whyNotRead(column: HeaderColumn, chosen: ReadonlyMap<ColumnField, Candidate>): string {
  const { match, problem } = column;
  if (!match) return "";
  const title = columnTitle(match.field);
  if (problem) return kindOf(match.field) === null || match.is === "symbol" ? "" : `不能换算成${title}`;
  const taken = chosen.get(match.field);
  if (!taken) return isForEachArea({ column, match }) ? "没有面积列，不能换算" : "";
  if (taken.column === column) return "";
  const why = match.hasFreshAir && !taken.match.hasFreshAir ? "含新风负荷，" : "";
  return `${why}${title}取自“${taken.column.header}”`;
}

function inSquareMetres({ column, facts }: Candidate, titled: ReadonlyMap<string, FigureUnit>) {
  const unit = column.unit ?? facts.unit ?? titled.get("area") ?? STANDARD_UNITS.area;
  return facts.values.map((value) => (value === null ? null : value * unit.factor));
}

/** Codes such as 1-2 that a spreadsheet turned into dates: proposed to be read as month and day. */
function datesAsCodes(
  { grid, firstDataRow, endRow }: ScheduleTable,
  { column }: HeaderColumn,
): DatesAsCodes | null {
  const year = yearOfCodes(grid.rows.slice(firstDataRow, endRow).map((cells) => cells[column]));
  return year === null ? null : { order: "month-day", year };
}

/** No room is conditioned to 1 % humidity. */
const isFraction = ({ values }: ColumnFacts) => {
  const humidity = median(values.filter((value) => value !== null));
  return humidity !== null && humidity <= 1;
};

/** A column without a name, or with another name, in which every cell is a unit of this kind. */
function holdsUnits(
  { grid, firstDataRow, endRow }: ScheduleTable,
  column: HeaderColumn | undefined,
  kind: string,
): boolean {
  if (!column || column.match) return false;
  let units = 0;
  for (let row = firstDataRow; row < Math.min(endRow, firstDataRow + 20); row++) {
    const cell = grid.rows[row]?.[column.column];
    if (isBlank(cell)) continue;
    if (typeof cell !== "string" || findScheduleUnit(normaliseText(cell))?.kind !== kind) return false;
    units++;
  }
  return units > 0;
}

/** Units named above the table: 单位：kW, or 面积 m²，负荷 W; a kind that is named twice is ignored. */
function unitsInTitles(titles: readonly string[]): ReadonlyMap<string, FigureUnit> {
  const units = new Map<string, FigureUnit>();
  for (const title of titles) {
    const [, list = ""] = /(?:单位|單位|units?)[^:：]{0,6}[:：]\s*(.*)/iu.exec(title) ?? [];
    for (const word of list.split(/[,，;；、()（）\s:：]+/u)) {
      const unit = findScheduleUnit(normaliseText(word).replace(/^\p{Script=Han}+(?=[a-z㎡°℃])/iu, ""));
      if (unit) units.set(unit.kind, unit);
    }
  }
  return units;
}

/** Non-empty columns without a header, so that a person sees that they are left out. */
function columnsWithoutHeader({
  grid,
  header,
  firstDataRow,
  endRow,
  firstColumn,
  lastColumn,
}: ScheduleTable): HeaderColumn[] {
  const known = new Set(header.columns.map(({ column }) => column));
  const found = new Set<number>();
  for (let row = firstDataRow; row < endRow; row++) {
    const cells = grid.rows[row] ?? [];
    for (let column = firstColumn; column < cells.length && column <= lastColumn; column++)
      if (!known.has(column) && !isBlank(cells[column])) {
        known.add(column);
        found.add(column);
      }
  }
  return [...found].map((column) => ({
    column,
    header: NO_HEADER,
    match: null,
    unit: null,
    isUnits: false,
    problem: null,
  }));
}
