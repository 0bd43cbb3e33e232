import { greatest } from "../../../base/lists.ts";
import { readTableCell } from "../cells/readTableCell.ts";
import { quantityFacts, type Quantity } from "../words/quantities.ts";
import type { TableUnit } from "../words/TableUnit.ts";
import { FRACTION, tableUnitLabelled } from "../words/tableUnits.ts";
import { isOfKind } from "../words/recognise.ts";
import type { Questions } from "./Questions.ts";
import type { ReadColumn } from "./ReadColumn.ts";
import { figuresOf, type TableFacts } from "./tableFacts.ts";

/** A title names the unit of 功率 for every power. */
const GENERAL: Readonly<Partial<Record<Quantity, Quantity>>> = {
  motorPower: "power",
  shaftPower: "power",
  inputPower: "power",
  totalPressure: "pressure",
  staticPressure: "pressure",
};

/** A unit from titles and notes, else the usual one; where several are usual, one question for all of them. */
export function giveUnits(
  columns: readonly ReadColumn[],
  facts: TableFacts,
  questions: Questions,
): readonly ReadColumn[] {
  const settled = columns.map((printed): ReadColumn => {
    const column = asFraction(printed, facts, questions);
    if (column.unit !== null || column.quantity === null) return column;
    const { quantity } = column;
    const { kinds, unit } = quantityFacts(quantity);
    const stated =
      facts.stated.byQuantity.get(quantity) ??
      facts.stated.byQuantity.get(GENERAL[quantity] ?? quantity) ??
      kinds.map((kind) => facts.stated.byKind.get(kind)).find((found) => found && isOfKind(quantity, found));
    if (stated) return { ...column, unit: stated };
    return unit === null ? column : { ...column, unit: usualUnit(column, unit, facts) };
  });
  const without = settled.filter(
    (column) =>
      column.unit === null &&
      column.quantity !== null &&
      needsUnit(column.quantity) &&
      figuresOf(facts, column.column).length > 0 &&
      !haveOwnUnits(facts, column.column),
  );
  if (without.length === 0) return settled;
  const proposals = new Map(without.map((column) => [column.column, likelyUnitOf(column, facts)]));
  const shown = without
    .map(({ header, column }) => `“${header}”${proposals.get(column)?.label ?? ""}`)
    .join("、");
  const { option, open } = questions.ask({
    code: "no-unit",
    field: without.map(({ header }) => header).join("、"),
    text: `以下各列没有写单位，是否按 ${shown} 读取`,
    options: [
      { id: "proposed", label: "按所列单位读取" },
      { id: "none", label: "不读这些列" },
    ],
    proposal: "proposed",
  });
  return settled.flatMap((column): readonly ReadColumn[] => {
    const proposal = proposals.get(column.column);
    if (!without.includes(column)) return [column];
    if (option === "none" || !proposal) return [];
    return [{ ...column, unit: proposal, asked: open === null ? column.asked : [...column.asked, open] }];
  });
}

/** 0.68 below % is likely a cell that the workbook shows as 68 %. */
function asFraction(column: ReadColumn, facts: TableFacts, questions: Questions): ReadColumn {
  const { quantity, header, unit } = column;
  const isShare = quantity !== null && quantityFacts(quantity).unit === "%" && unit?.label === "%";
  const figures = isShare ? figuresOf(facts, column.column) : [];
  if (figures.length === 0 || greatest(figures) > 1) return column;
  const { option, open } = questions.ask({
    code: "fraction",
    field: header,
    text: `“${header}”的数值都不大于 1，是否为小数（0.68 即 68 %）`,
    options: [
      { id: "fraction", label: "是小数" },
      { id: "percent", label: "就是百分数" },
    ],
    proposal: "fraction",
  });
  const asked = open === null ? column.asked : [...column.asked, open];
  return { ...column, unit: option === "percent" ? unit : FRACTION, asked };
}

const needsUnit = (quantity: Quantity) => quantityFacts(quantity).unit === null;

/** Every figure of the column carries a unit of its own. */
const haveOwnUnits = ({ grid, firstRow, style }: TableFacts, column: number) =>
  grid.rows.slice(firstRow).every((cells) => {
    const value = readTableCell(cells[column], style);
    return value.kind !== "number" || value.unit !== null;
  });

/** An efficiency without a unit is a fraction where no figure is above 1. */
function usualUnit({ column, quantity }: ReadColumn, unit: string, facts: TableFacts): TableUnit | null {
  const isShare = unit === "%" && quantity !== null && greatest(figuresOf(facts, column)) <= 1;
  return isShare ? FRACTION : (tableUnitLabelled(unit) ?? null);
}

/** Below this a pressure is hardly in Pa, and above it a capacity hardly in kW. */
const LEAST_PA = 30;
const MOST_KW = 200;

function likelyUnitOf({ quantity, column }: ReadColumn, facts: TableFacts): TableUnit | null {
  const most = greatest(figuresOf(facts, column));
  const kind = quantity === null ? undefined : quantityFacts(quantity).kinds[0];
  if (kind === "flow") return tableUnitLabelled("m³/h") ?? null;
  if (kind === "pressure") return tableUnitLabelled(most < LEAST_PA ? "kPa" : "Pa") ?? null;
  if (kind === "power")
    return tableUnitLabelled(most > MOST_KW && quantity !== "motorPower" ? "W" : "kW") ?? null;
  return null;
}
