import { formatNumber } from "../../../base/formatNumber.ts";
import { isBlank } from "../../../base/sheet/SheetGrid.ts";
import { FAN, PUMP } from "../../categories.ts";
import type { TableRemark } from "../TableReading.ts";
import { quantityFacts, type Quantity } from "../words/quantities.ts";
import { splitTableHead } from "../words/tableUnits.ts";
import { simplifyHead } from "../words/simplifyHead.ts";
import { stepOf } from "../words/steps.ts";
import { isQuantity } from "../words/quantities.ts";
import { giveUnits } from "./giveUnits.ts";
import { looksLikeMotors } from "./motorSeries.ts";
import type { Questions } from "./Questions.ts";
import type { ReadColumn } from "./ReadColumn.ts";
import { figuresOf, type TableFacts } from "./tableFacts.ts";
import type { TableColumn } from "./TableHead.ts";

/** Settles what heads leave open: ambiguous quantities, units, one quantity in several columns. */
export function settleColumns(
  columns: readonly TableColumn[],
  facts: TableFacts,
  questions: Questions,
  refused: TableRemark[],
): readonly ReadColumn[] {
  const readable = columns.flatMap((column): readonly TableColumn[] => {
    if (column.problem === null) return [column];
    refused.push(problemOf(column, facts.place));
    return [];
  });
  /** P2 in kW and P2 in HP are one quantity: the first is asked about, and the other is what that is. */
  const firsts = new Map<string, ReadColumn>();
  const named = readable.map((column) => {
    const key = `${column.quantity} ${column.step} ${splitTableHead(column.header).name}`;
    const first = firsts.get(key);
    if (first !== undefined && column.parts.length === 0 && isOtherUnit(first, column))
      return { ...column, quantity: first.quantity, asked: first.asked, checks: null };
    const settled = nameColumn(column, readable, facts, questions);
    firsts.set(key, settled);
    return settled;
  });
  const withUnits = giveUnits(named, facts, questions);
  return settleRivals(withUnits, facts, questions);
}

const isOtherUnit = ({ unit: one }: ReadColumn, { unit: other }: TableColumn) =>
  one !== null && other !== null && one.kind === other.kind && one.label !== other.label;

const problemOf = ({ header, problem, quantity, unit }: TableColumn, place: string): TableRemark =>
  problem === "odd-unit"
    ? {
        code: "unknown-unit",
        place,
        product: "",
        field: header,
        message: `“${header}”的单位无法识别，该列没有读入`,
      }
    : {
        code: "other-unit",
        place,
        product: "",
        field: header,
        message: `“${header}”的单位 ${unit?.label ?? ""} 不是${quantity === null ? "该量" : quantityFacts(quantity).name}的单位，该列没有读入`,
      };

const OPTIONS: Readonly<Record<"power" | "pressure" | "capacity", readonly Quantity[]>> = {
  power: ["motorPower", "shaftPower", "inputPower"],
  pressure: ["totalPressure", "staticPressure"],
  capacity: ["cooling", "heating"],
};

/** Asks which quantity an ambiguous name means. */
function nameColumn(
  column: TableColumn,
  all: readonly TableColumn[],
  facts: TableFacts,
  questions: Questions,
): ReadColumn {
  const plain = { ...column, asked: [], checks: null };
  const { quantity, header } = column;
  if (quantity === "speed" && column.unit === null && holdsSteps(column, facts))
    return { ...plain, quantity: "setting" };
  const isFanEfficiency = quantity === "efficiency" && facts.category === FAN;
  if (isFanEfficiency) return nameEfficiency(plain, all, questions);
  if (quantity !== "power" && quantity !== "pressure" && quantity !== "capacity") return plain;
  const taken = new Set(all.map((other) => other.quantity));
  // A column of the same quantity says what this one is not.
  const free = OPTIONS[quantity].filter((option) => !taken.has(option));
  const likely = likelyOf(quantity, facts, column) ?? "";
  const proposal = free.find((option) => option === likely) ?? free[0] ?? OPTIONS[quantity][0] ?? quantity;
  const { option, open } = questions.ask({
    code: `which-${quantity}`,
    field: header,
    text: `“${header}”没有写明是${OPTIONS[quantity].map((one) => quantityFacts(one).name).join("还是")}`,
    options: OPTIONS[quantity].map((one) => ({ id: one, label: quantityFacts(one).name })),
    proposal,
  });
  const meant = isQuantity(option) ? option : proposal;
  const parts = column.parts.map((part) => ({
    ...part,
    quantity: part.quantity === quantity ? meant : part.quantity,
  }));
  return { ...plain, quantity: meant, parts, asked: open === null ? [] : [open] };
}

/** Puissance absorbée, potenza assorbita: mostly from the mains, of large machines at the shaft. */
const ABSORBED = /absor[bv]|assorb/iu;

function likelyOf(
  quantity: "power" | "pressure" | "capacity",
  facts: TableFacts,
  { column, header }: TableColumn,
): Quantity | null {
  switch (quantity) {
    case "power":
      if (ABSORBED.test(header)) return "inputPower";
      if (looksLikeMotors(figuresOf(facts, column))) return "motorPower";
      return facts.category === FAN || facts.category === PUMP ? "shaftPower" : "inputPower";
    case "pressure":
      return facts.category === FAN ? "totalPressure" : "staticPressure";
    case "capacity":
      return "cooling";
  }
}

/** 速度 above 高, 中, 低 is no rotational speed. */
function holdsSteps({ column }: TableColumn, { grid, firstRow }: TableFacts): boolean {
  const cells = grid.rows.slice(firstRow).map((row) => row[column] ?? null);
  const texts = cells.filter((cell) => !isBlank(cell));
  return (
    texts.length > 0 && texts.every((cell) => typeof cell === "string" && stepOf(simplifyHead(cell)) !== null)
  );
}

/** 效率 of a fan belongs to the pressure beside it; with both it is asked about. */
function nameEfficiency(column: ReadColumn, all: readonly TableColumn[], questions: Questions): ReadColumn {
  const has = (quantity: Quantity) => all.some((other) => other.quantity === quantity);
  if (!has("staticPressure")) return { ...column, quantity: "totalEfficiency" };
  if (!has("totalPressure")) return { ...column, quantity: "staticEfficiency" };
  const { option, open } = questions.ask({
    code: "which-efficiency",
    field: column.header,
    text: `“${column.header}”没有写明是全压效率还是静压效率`,
    options: [
      { id: "totalEfficiency", label: "全压效率" },
      { id: "staticEfficiency", label: "静压效率" },
    ],
    proposal: "totalEfficiency",
  });
  return {
    ...column,
    quantity: option === "staticEfficiency" ? "staticEfficiency" : "totalEfficiency",
    asked: open === null ? [] : [open],
  };
}

const keyOf = ({ quantity, step }: Pick<ReadColumn, "quantity" | "step">) => `${quantity} ${step}`;
const MAY_REPEAT: ReadonlySet<Quantity> = new Set(["index", "remark"]);

/** One quantity in two units: the first is read, the other checks it. In one unit: asked which. */
function settleRivals(
  columns: readonly ReadColumn[],
  facts: TableFacts,
  questions: Questions,
): readonly ReadColumn[] {
  const groups = new Map<string, ReadColumn[]>();
  for (const column of columns) {
    if (column.quantity === null || column.parts.length > 0 || MAY_REPEAT.has(column.quantity)) continue;
    const key = keyOf(column);
    groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  const checks = new Map<number, number>();
  const asked = new Map<number, string>();
  const dropped = new Set<number>();
  for (const [first, ...others] of groups.values()) {
    if (!first) continue;
    const same = others.filter(
      (other) =>
        other.unit === null || other.unit.label === first.unit?.label || other.unit.kind !== first.unit?.kind,
    );
    for (const other of others) if (!same.includes(other)) checks.set(other.column, first.column);
    if (same.length === 0 || first.quantity === null) continue;
    const rivals = [first, ...same];
    const { option, open } = questions.ask({
      code: "which-column",
      field: rivals.map(({ header }) => header).join("、"),
      text: `${rivals.map(({ header, column }) => `“${header}”（第 ${formatNumber(column + 1, 0)} 列）`).join("、")}都是${quantityFacts(first.quantity).name}，读哪一列`,
      options: rivals.map(({ column, header }) => ({ id: String(column), label: header })),
      proposal: String(first.column),
    });
    for (const { column } of rivals) {
      if (String(column) !== option) dropped.add(column);
      else if (open !== null) asked.set(column, open);
    }
  }
  return columns.flatMap((column): readonly ReadColumn[] => {
    if (dropped.has(column.column)) return [];
    const question = asked.get(column.column);
    return [
      {
        ...column,
        checks: checks.get(column.column) ?? null,
        asked: question === undefined ? column.asked : [...column.asked, question],
      },
    ];
  });
}
