import { append } from "../../../base/lists.ts";
import type { SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import type { NumberStyle } from "../cells/numberStyle.ts";
import { figuresIn, figureText, readTableCell, readText } from "../cells/readTableCell.ts";
import type { Questions } from "../head/Questions.ts";
import type { ReadColumn } from "../head/ReadColumn.ts";
import type { SettledAxis } from "../head/settleAxis.ts";
import { speedsIn } from "../head/tableTitle.ts";
import type { TableRemark } from "../TableReading.ts";
import { mayHaveSteps, quantityFacts, type Quantity } from "../words/quantities.ts";
import type { TableUnit } from "../words/TableUnit.ts";
import { inStandard, tableUnitLabelled } from "../words/tableUnits.ts";
import { BodyCells } from "./BodyCells.ts";
import { modelNamer } from "./modelNames.ts";
import type { FilledRow } from "./rowGroups.ts";
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
  const nameOf = modelNamer(body, cells, questions);
  const read = columns.filter(({ quantity, checks }) => !IGNORED.has(quantity) && checks === null);
  const checks = columns.filter((column) => column.checks !== null);
  const bad = new Set<string>();
  const filled = body.rows.flatMap((tableRow): readonly FilledRow[] => {
    const { row, speed } = tableRow;
    const { model, models, series, brand, fault, asked: ofModel } = nameOf(tableRow);
    const place = placeOf(row);
    const refuse = (code: TableRemark["code"], field: string, message: string) => {
      bad.add(model);
      for (const product of models) refused.push({ code, place, product, field, message });
      return [];
    };
    if (model === "") return refuse("no-model", "型号", "没有型号");
    if (fault !== null) return refuse("no-model", "型号", fault);
    const parallel = models.length > 1 ? read.find((column) => hasSeveral(column, row)) : undefined;
    if (parallel)
      return refuse(
        "not-a-figure",
        parallel.header,
        `一格有几个型号，“${parallel.header}”一格也有几个数值，分不清各是哪个型号的`,
      );
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
    append(facts, speedOf(speed, facts));
    const supplies = suppliesOf(facts);
    if (supplies !== null) return refuse("not-a-figure", supplies.name, supplies.message);
    const across = axis === null ? [] : pointsAcross(axis, cells, row, style, questions);
    if (typeof across === "string") return refuse("not-a-figure", axis?.content.header ?? "", across);
    const asked = [...ofModel, ...read.flatMap(({ column }) => cells.at(row, column).asked ?? [])];
    const starts = cells.startsProduct(row);
    return [{ place, model, models, series, brand, asked, starts, facts, across }];
  });
  // A product is taken whole or not at all.
  return filled.filter(({ model }) => !bad.has(model));

  /** Figures beside each other that no head calls steps may be those of models beside each other. */
  function hasSeveral({ column, parts, quantity }: ReadColumn, row: number): boolean {
    const { cell } = cells.at(row, column);
    if (parts.length > 0 || !mayHaveSteps(quantity) || typeof cell !== "string") return false;
    const figures = figuresIn(figureText(cell));
    return (
      figures.length > 1 &&
      !questions.isSure(figures.length) &&
      figures.every((figure) => readText(figure, style).kind === "number")
    );
  }
}

/** A line such as n = 1450 r/min above rows states their speed. */
function speedOf(line: string, facts: readonly StatedFact[]): readonly StatedFact[] {
  const [speed, ...others] = speedsIn(line);
  if (speed === undefined || others.length > 0 || facts.some(({ quantity }) => quantity === "speed"))
    return [];
  return [
    {
      ...{ quantity: "speed", step: null, name: line, unit: "r/min", value: speed },
      column: -1,
      isOwn: false,
      asked: [],
    },
  ];
}

/** 50/60 Hz beside two figures in a cell: they are those of the two supplies, not of two steps. */
function suppliesOf(facts: readonly StatedFact[]) {
  if (!facts.some(({ step }) => step !== null)) return null;
  for (const { quantity, name, value } of facts)
    if (quantity === "frequency" && typeof value === "string")
      return { name, message: `“${name}”是 ${value}，各格的几个数值不是各档的` };
  return null;
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
