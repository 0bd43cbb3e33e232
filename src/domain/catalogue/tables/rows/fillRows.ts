import { append } from "../../../base/lists.ts";
import type { SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import type { NumberStyle } from "../cells/numberStyle.ts";
import { readTableCell } from "../cells/readTableCell.ts";
import type { Questions } from "../head/Questions.ts";
import type { ReadColumn } from "../head/ReadColumn.ts";
import type { SettledAxis } from "../head/settleAxis.ts";
import { speedsIn } from "../head/tableTitle.ts";
import type { TableRemark } from "../TableReading.ts";
import { quantityFacts, type Quantity } from "../words/quantities.ts";
import { inStandard, tableUnitLabelled, type TableUnit } from "../words/tableUnits.ts";
import type { FilledRow } from "./assembleProducts.ts";
import { BodyCells } from "./BodyCells.ts";
import { modelNamer } from "./modelNames.ts";
import type { TableRow } from "./rowsOfTable.ts";
import { statedFacts, type StatedFact } from "./statedFacts.ts";

export interface TableBody {
  readonly grid: SheetGrid;
  readonly rows: readonly TableRow[];
  readonly columns: readonly ReadColumn[];
  readonly axis: SettledAxis | null;
  readonly style: NumberStyle;
  readonly series: string;
  readonly placeOf: (row: number) => string;
}

/** Share by which one flow in two units may differ; more is not rounding. */
const APART = 0.01;
const IGNORED: ReadonlySet<Quantity | null> = new Set<Quantity | null>([
  "model",
  "size",
  "series",
  "brand",
  "index",
  "remark",
]);

/** The rows of a table with all that their cells state; rows that cannot be read are refused. */
export function fillRows(
  body: TableBody,
  questions: Questions,
  refused: TableRemark[],
): readonly FilledRow[] {
  const { columns, axis, style, placeOf } = body;
  const cells = new BodyCells(
    body.grid,
    body.rows.map(({ row }) => row),
    columns,
    axis?.columns ?? [],
    questions,
  );
  const nameOf = modelNamer(columns, cells, body.series);
  const read = columns.filter(({ quantity, checks }) => !IGNORED.has(quantity) && checks === null);
  const checks = columns.filter((column) => column.checks !== null);
  const bad = new Set<string>();
  const filled = body.rows.flatMap(({ row, section }): readonly FilledRow[] => {
    const model = nameOf(row, section);
    const place = placeOf(row);
    const refuse = (code: TableRemark["code"], field: string, message: string) => {
      bad.add(model);
      refused.push({ code, place, product: model, field, message });
      return [];
    };
    if (model === "") return refuse("no-model", "型号", "没有型号");
    const facts: StatedFact[] = [];
    for (const column of read) {
      const stated = statedFacts(column, cells.at(row, column.column), style, questions);
      if (!stated.ok) return refuse(stated.code, column.header, stated.message);
      append(facts, stated.facts);
    }
    for (const check of checks) {
      const message = disagreement(check, facts, cells.at(row, check.column).cell, style);
      if (message !== null) return refuse("units-disagree", check.header, message);
    }
    append(facts, speedOf(section, facts));
    const across = axis === null ? [] : pointsAcross(axis, cells, row, style, questions);
    if (typeof across === "string") return refuse("not-a-figure", axis?.content.header ?? "", across);
    const asked = read.flatMap(({ column }) => cells.at(row, column).asked ?? []);
    return [{ place, model, asked, starts: cells.startsProduct(row), facts, across }];
  });
  // A product is taken whole or not at all.
  return filled.filter(({ model }) => !bad.has(model));
}

/** A line such as n = 1450 r/min above rows states their speed. */
function speedOf(section: string, facts: readonly StatedFact[]): readonly StatedFact[] {
  const [speed, ...others] = speedsIn(section);
  if (speed === undefined || others.length > 0 || facts.some(({ quantity }) => quantity === "speed"))
    return [];
  return [
    {
      ...{ quantity: "speed", step: null, name: section, unit: "r/min", value: speed },
      column: -1,
      isOwn: false,
      asked: [],
    },
  ];
}

const decimals = (value: number) => String(value).split(".")[1]?.length ?? 0;
/** Half a unit of the last printed digit. */
const rounding = (value: number, { factor }: TableUnit) => (0.5 * factor) / 10 ** decimals(value);

function disagreement(
  check: ReadColumn,
  facts: readonly StatedFact[],
  cell: Parameters<typeof readTableCell>[0],
  style: NumberStyle,
): string | null {
  const value = readTableCell(cell, style);
  const other = facts.find(({ column }) => column === check.checks);
  if (value.kind !== "number" || typeof other?.value !== "number" || check.unit === null) return null;
  const unit = unitOf(other);
  if (unit === null) return null;
  const [one, two] = [inStandard(other.value, unit), inStandard(value.value, check.unit)];
  const allowed = Math.max(
    APART * Math.abs(one),
    rounding(other.value, unit) + rounding(value.value, check.unit),
  );
  if (Math.abs(one - two) <= allowed) return null;
  return `${value.value} ${check.unit.label} 与 ${other.value} ${unit.label} 相差超过 1 %`;
}

function pointsAcross(
  { quantity, unit, header, columns, values, content }: SettledAxis,
  cells: BodyCells,
  row: number,
  style: NumberStyle,
  questions: Questions,
): readonly (readonly StatedFact[])[] | string {
  const points: StatedFact[][] = [];
  for (const [at, column] of columns.entries()) {
    const stated = statedFacts({ ...content, column }, cells.at(row, column), style, questions);
    if (!stated.ok) return stated.message;
    if (stated.facts.length === 0) continue;
    const across: StatedFact = {
      ...{ quantity, step: null, name: header, unit: unit?.label ?? "", value: values[at] ?? NaN },
      ...{ column, isOwn: true, asked: content.asked },
    };
    points.push([across, ...stated.facts]);
  }
  return points;
}

/** The unit that a fact was read in. */
const unitOf = ({ unit, quantity }: StatedFact): TableUnit | null =>
  unit === "" ? null : (findUnitOf(unit, quantity) ?? null);

const findUnitOf = (label: string, quantity: Quantity | null) => {
  const found = tableUnitLabelled(label);
  return found && quantity !== null && quantityFacts(quantity).kinds.includes(found.kind) ? found : undefined;
};
