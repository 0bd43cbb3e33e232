import type { ColumnReading } from "../rows/ColumnReading.ts";
import { unitLabelled, unitsOf } from "../../../base/sheet/figureUnits.ts";
import { STANDARD_UNITS, type FigureUnit } from "../../../base/sheet/standardUnits.ts";
import { formatNumber } from "../../../base/formatNumber.ts";
import type { ColumnUse, ImportQuestion } from "../importPreview.ts";
import { usualDensity } from "./loadDensity.ts";
import type { Proposal } from "./proposeColumns.ts";
import type { Rivals } from "./rivalColumns.ts";
import { columnTitle, kindOf } from "../columnFields.ts";
import { DATE_CODES, type DateCode } from "../rows/readLabel.ts";
import { columnLetter } from "../../../base/sheet/SheetGrid.ts";

const NOT_READ: ColumnUse = { field: null, unit: "" };

export const asUse = ({ field, unit, unitColumn, dates }: ColumnReading): ColumnUse => ({
  field,
  unit: unitColumn === null ? (unit?.label ?? dates?.order ?? "") : BY_ROW,
});
/** Used instead of a unit: each row names its own. */
export const BY_ROW = "row";

/**
 * Questions that header and cells leave open: a load without any unit, a load per ㎡, a load that includes outdoor
 * air.
 */
export function askAboutColumns({ columns, facts, areas, rivals }: Proposal): readonly ImportQuestion[] {
  const questions: ImportQuestion[] = rivals.map((each) => askWhich(each));
  const without = columns.flatMap((column, at) => (isLoadWithoutUnit(column) ? [{ column, at }] : []));
  const alikeBy = ({ unit, isHidden }: ColumnReading) => `${unit?.label} ${isHidden}`;
  for (const key of new Set(without.map(({ column }) => alikeBy(column)))) {
    const alike = without.filter(({ column }) => alikeBy(column) === key);
    const [first] = alike;
    if (!first) continue;
    const { isHidden, unit: proposed } = first.column;
    const values = facts[first.at]?.values ?? [];
    const units = offered(proposed?.label ?? "", areas.length > 0);
    const read = units.map((unit) => ({
      label: withDensity(unit, usualDensity(values, unit, areas)),
      uses: alike.map(({ column }) => ({ field: column.field, unit: unit.label })),
    }));
    questions.push({
      text: `${quoted(alike.map(({ column }) => column))}${isHidden ? "在表中是隐藏的，也" : ""}没有写单位`,
      columns: alike.map(({ at }) => at),
      options: isHidden ? [...read, { label: "不导入", uses: alike.map(() => NOT_READ) }] : read,
    });
  }
  columns.forEach((column, at) => {
    if (column.field !== null && column.dates) questions.push(askAboutDates(column, at));
    if (column.field === null || column.unit === null || isLoadWithoutUnit(column)) return;
    const use = asUse(column);
    const ask = (text: string, take: string) =>
      questions.push({
        text,
        columns: [at],
        options: [
          { label: take, uses: [use] },
          { label: "不导入", uses: [NOT_READ] },
        ],
      });
    if (column.isHidden) ask(`${columnLetter(column.column)} 列“${column.header}”在表中是隐藏的`, "导入");
    else if (column.unit.isPerArea)
      ask(`“${column.header}”是单位面积的数值${instead(columns, at, column, facts)}`, "乘以房间面积");
    else if (column.field === "airChanges" && !SAYS_FRESH.test(column.header))
      ask(`“${column.header}”没有写明是新风的换气次数`, "按新风导入");
    else if (column.note === "含新风负荷")
      ask(`“${column.header}”含新风负荷，没有不含新风的${columnTitle(column.field)}`, "按房间负荷导入");
  });
  return questions;
}

/** Other changes of air are those of the supply or exhaust. */
const SAYS_FRESH = /新风|新風|outdoor|outside|fresh/iu;

const DATE_ORDERS: Readonly<Record<DateCode, string>> = {
  "month-day": "按“月-日”读作编号，1月2日 为 1-2",
  "day-month": "按“日-月”读作编号，1月2日 为 2-1",
  refused: "不导入这些行",
};

const askAboutDates = ({ field, header }: ColumnReading, at: number): ImportQuestion => ({
  text: `“${header}”中有编号被表格软件存成了日期`,
  columns: [at],
  options: DATE_CODES.map((order) => ({ label: DATE_ORDERS[order], uses: [{ field, unit: order }] })),
});

/** Asks which of several columns states the field. */
const askWhich = ({ field, columns }: Rivals): ImportQuestion => ({
  text: `${columns.map(({ header }) => `“${header}”`).join("、")}都是${columnTitle(field)}，数值不同`,
  columns: columns.map(({ at }) => at),
  options: columns.map(({ at, header, unit }) => ({
    label: header,
    uses: columns.map((other) => (other.at === at ? { field, unit: unit?.label ?? "" } : NOT_READ)),
  })),
});

/**
 * Names another column of the same field that is not read and has formulas without a result; empty if there is
 * none.
 */
function instead(
  columns: readonly ColumnReading[],
  at: number,
  { field }: ColumnReading,
  facts: Proposal["facts"],
): string {
  const title = field && columnTitle(field);
  const total = columns.find((other, index) => {
    const fact = facts[index];
    return (
      index !== at && other.note.startsWith(`${title ?? ""}取自`) && fact !== undefined && fact.faults > 0
    );
  });
  return total ? `，“${total.header}”的公式没有结果` : "";
}

const isLoadWithoutUnit = ({ field, isUnitAssumed }: ColumnReading) =>
  field !== null && kindOf(field) === "power" && isUnitAssumed;

const quoted = (columns: readonly ColumnReading[]) => columns.map(({ header }) => `“${header}”`).join("");

/** The proposed unit first, then the usual units of local schedules. */
function offered(proposed: string, hasArea: boolean): readonly FigureUnit[] {
  const labels = new Set([proposed, "kW", "W", "kcal/h", ...(hasArea ? ["W/㎡"] : [])]);
  return [...labels].map((label) => unitLabelled("power", label) ?? STANDARD_UNITS.power);
}

const withDensity = ({ label }: FigureUnit, density: number | null) =>
  density === null ? label : `${label}（约 ${formatNumber(density, density < 10 ? 1 : 0)} W/㎡）`;

/** The column read as a person chose. */
export function readAs(column: ColumnReading, { field, unit: label }: ColumnUse): ColumnReading {
  const proposed = asUse(column);
  if (proposed.field === field && proposed.unit === label) return { ...column, isUnitAssumed: false };
  const { column: at, header, isHidden } = column;
  const kind = field === null ? null : kindOf(field);
  // A remembered choice from a schedule without dates says nothing about dates.
  const order = DATE_CODES.find((one) => one === label) ?? column.dates?.order;
  const dates = kind === null && field !== null && column.dates && order ? { ...column.dates, order } : null;
  const none = {
    ...{ column: at, header, isHidden, field, unit: null, isUnitAssumed: false, unitColumn: null, note: "" },
    dates,
  };
  if (kind === null) return none;
  const unit = unitLabelled(kind, label) ?? STANDARD_UNITS[kind];
  return {
    ...none,
    unit,
    unitColumn: label === BY_ROW ? column.unitColumn : null,
    note: unit.isPerArea ? "乘以房间面积" : "",
  };
}

/** The units that a column of this field may be read in. */
export const unitChoices = (field: ColumnUse["field"]): readonly string[] => {
  const kind = field === null ? null : kindOf(field);
  return kind === null || kind === "count" ? [] : unitsOf(kind).map(({ label }) => label);
};
