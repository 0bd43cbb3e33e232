import { append } from "../../../base/lists.ts";
import { FAN } from "../../categories.ts";
import { quantityFacts, type Quantity } from "../words/quantities.ts";
import { isQuantity } from "../words/quantities.ts";
import { tableUnitLabelled } from "../words/tableUnits.ts";
import type { Questions } from "./Questions.ts";
import type { ReadColumn } from "./ReadColumn.ts";
import { settleColumns } from "./settleColumns.ts";
import type { TableFacts } from "./tableFacts.ts";
import type { TableAxis, TableColumn, TableHead } from "./TableHead.ts";

/** An axis with what stands in its cells. */
export interface SettledAxis extends Omit<TableAxis, "content"> {
  readonly content: ReadColumn;
}

const USUAL: Readonly<Partial<Record<Quantity, string>>> = {
  head: "m",
  totalPressure: "Pa",
  staticPressure: "Pa",
  flow: "m³/h",
};
const usualUnitOf = (quantity: Quantity) => tableUnitLabelled(USUAL[quantity] ?? "") ?? null;

/** What stands in the cells of a matrix; asked about if no word says so. */
export function settleAxis(head: TableHead, facts: TableFacts, questions: Questions): SettledAxis | null {
  if (head.axis === null) return null;
  const asked: string[] = [];
  const axis = askAcross(head.axis, questions, asked);
  const isFlow = axis.quantity === "flow";
  const options: readonly Quantity[] = isFlow ? ["head", "totalPressure", "staticPressure"] : ["flow"];
  const known = axis.content?.quantity ?? null;
  const isOpen =
    axis.quantity === "pressure" || (axis.quantity === "externalPressure" && facts.category === FAN);
  const across = isOpen ? askPressure(axis.header, questions, asked) : axis.quantity;
  const ask = () => {
    const { option, open } = questions.ask({
      code: "what-is-in-the-cells",
      field: axis.header,
      text: `“${axis.header}”以下各格没有写明是什么数值`,
      options: options.map((one) => ({ id: one, label: `${quantityFacts(one).name} (${USUAL[one] ?? ""})` })),
      proposal: !isFlow ? "flow" : facts.category === FAN ? "totalPressure" : "head",
    });
    if (open !== null) asked.push(open);
    return isQuantity(option) ? option : "head";
  };
  const quantity = known ?? ask();
  const column: TableColumn = {
    ...{ column: axis.columns[0] ?? 0, header: axis.content?.header ?? axis.header, quantity, step: null },
    // The question what it is names its usual unit as well.
    ...{
      unit: axis.content?.unit ?? (known === null ? usualUnitOf(quantity) : null),
      parts: [],
      problem: null,
    },
  };
  const [content] = settleColumns([column], facts, questions, []);
  const unit = axis.unit ?? unitOfAxis(axis, facts, questions, asked);
  if (!content) return null;
  return { ...axis, quantity: across, unit, content: { ...content, asked: [...content.asked, ...asked] } };
}

/** 静压 (Pa) / 风量 (m³/h) above figures: which of the two they are. */
function askAcross(axis: TableAxis, questions: Questions, asked: string[]): TableAxis {
  const { content } = axis;
  if (!axis.mayBeSwapped || content === null || content.quantity === null || axis.quantity === null)
    return axis;
  const { option, open } = questions.ask({
    code: "which-across",
    field: `${axis.header} / ${content.header}`,
    text: `“${axis.header}”和“${content.header}”，表头一行的数值是哪一个`,
    options: [axis, content].map(({ quantity, header }) => ({ id: quantity ?? "", label: header })),
    proposal: axis.quantity,
  });
  if (open !== null) asked.push(open);
  if (option !== content.quantity) return axis;
  const { quantity, header, unit } = axis;
  return { ...axis, ...content, content: { quantity, header, unit } };
}

function unitOfAxis(
  axis: NonNullable<TableHead["axis"]>,
  facts: TableFacts,
  questions: Questions,
  asked: string[],
) {
  const column: TableColumn = { ...axis, column: axis.columns[0] ?? 0, unit: null, parts: [], problem: null };
  const [settled] = settleColumns([column], facts, questions, []);
  append(asked, settled?.asked ?? []);
  return settled?.unit ?? null;
}

function askPressure(header: string, questions: Questions, asked: string[]): Quantity {
  const { option, open } = questions.ask({
    code: "which-pressure",
    field: header,
    text: `“${header}”没有写明是全压还是静压`,
    options: [
      { id: "totalPressure", label: "全压" },
      { id: "staticPressure", label: "静压" },
    ],
    proposal: "staticPressure",
  });
  if (open !== null) asked.push(open);
  return option === "totalPressure" ? "totalPressure" : "staticPressure";
}
