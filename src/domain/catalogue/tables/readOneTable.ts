import { append } from "../../base/lists.ts";
import { normaliseText } from "../../base/sheet/normaliseText.ts";
import { isBlank, type SheetGrid } from "../../base/sheet/SheetGrid.ts";
import { AIR_OUTLET, FAN, FAN_COIL, PUMP, WATER_SUPPLY_SET, type CategoryCode } from "../categories.ts";
import type { NumberStyle } from "./cells/numberStyle.ts";
import { Questions } from "./head/Questions.ts";
import { notNamed } from "./head/notNamed.ts";
import { notUnderstood } from "./head/notUnderstood.ts";
import { rowsOfMerges, type Region } from "./head/regions.ts";
import { printedTable } from "./head/printedTable.ts";
import { settleAxis } from "./head/settleAxis.ts";
import { speedGroups, type SpeedGroups } from "./head/speedGroups.ts";
import { settleColumns } from "./head/settleColumns.ts";
import { settleRanges } from "./head/settleRanges.ts";
import type { TableFacts } from "./head/tableFacts.ts";
import type { TableColumn, TableHead } from "./head/TableHead.ts";
import { settleNames, type TableBefore } from "./head/settleNames.ts";
import { categoryNamed } from "./head/categoryNamed.ts";
import { waterOfCoils } from "./head/waterOfCoils.ts";
import { categoryName, speedsIn, stepsIn, unitsIn } from "./head/tableTitle.ts";
import { assembleProducts } from "./rows/assembleProducts.ts";
import { fillRows, type TableBody } from "./rows/fillRows.ts";
import { judgeProducts } from "./rows/judgeProducts.ts";
import { rowsOfTable } from "./rows/rowsOfTable.ts";
import { splitVariants } from "./rows/splitVariants.ts";
import { withoutTotals } from "./rows/withoutTotals.ts";
import type { TableAnswers, TableFact, TableProduct, TableReading, TableRemark } from "./TableReading.ts";
import { quantityFacts, type Quantity } from "./words/quantities.ts";

export interface OneTable {
  readonly grid: SheetGrid;
  /** As it was printed, before it was turned or its rows of quantities were unfolded. */
  readonly printed: SheetGrid;
  readonly isUnfolded: boolean;
  readonly head: TableHead;
  readonly style: NumberStyle;
  readonly region: Region;
  readonly form: string;
  readonly place: string;
  readonly isTurned: boolean;
  readonly answers: TableAnswers;
  /** What its titles leave out is as in the table before it. */
  readonly before: TableBefore | null;
  /** The table before it stands in the same sheet. */
  readonly isSameSheet: boolean;
  readonly placeOfRow: (row: number) => string;
}

/** From one table's grid to its products, with questions answered as a person chose, else as proposed. */
export function readOneTable(printed: OneTable): TableReading {
  const table = { ...printed, head: { ...printed.head, columns: waterOfCoils(printed.head.columns) } };
  const { region, form, place, isTurned, head, grid } = table;
  const questions = new Questions(form, table.answers, stepsIn(region.titles));
  const refused: TableRemark[] = [];
  const style = styleOf(table, questions);
  const { rows: all, lines } = rowsOfTable(grid, head.depth);
  const rows = all.filter(({ row }) => isFilled(table, row));
  const category = categoryOf(table, questions);
  const namesModel = head.columns.some(({ quantity }) => quantity === "model" || quantity === "size");
  // Without a column of models a line above its rows is the model.
  const sections = namesModel
    ? new Set(rows.flatMap(({ section }) => (section === "" ? [] : [section])))
    : [];
  const texts = [...region.titles, ...region.notes, ...lines, ...sections];
  const facts: TableFacts = {
    grid,
    firstRow: head.depth,
    style: style.style,
    category: category.code,
    stated: unitsIn(texts),
    place,
  };
  const named = nameModels(
    head.columns,
    facts,
    rows.every(({ section }) => section !== ""),
    questions,
  );
  const { brand, series, asked } = settleNames(
    region.titles,
    named.columns,
    facts,
    table.before,
    table.isSameSheet,
    questions,
  );
  const stepped = speedGroups(named.columns, questions);
  const columns = settleRanges(settleColumns(stepped.columns, facts, questions, refused), facts, questions);
  append(refused, notUnderstood(head, columns, facts));
  append(refused, notNamed(head, facts, isTurned));
  const axis = settleAxis(head, facts, questions);
  if (axis?.isContradicted)
    refused.push({
      code: "units-disagree",
      place,
      product: "",
      field: axis.header,
      message: `“${axis.header}”两行数值换算后不一致`,
    });
  const body: TableBody = {
    grid,
    rows: withoutTotals(rows, grid, columns, table.placeOfRow, refused),
    columns,
    axis,
    style: style.style,
    series,
    placeOf: table.placeOfRow,
  };
  const filled = axis?.isContradicted ? [] : fillRows(body, questions, refused);
  const apart = stepped.variants === null ? filled : splitVariants(filled, stepped.variants);
  const assembled = assembleProducts(apart, questions);
  const general = [...style.asked, ...category.asked, ...named.asked, ...asked, ...stepped.asked];
  const speed = onlySpeed(region.titles);
  const products = assembled.products.map((product): TableProduct => ({
    ...product,
    facts: [...product.facts, ...addedFacts(product, speed, stepped.speeds, category.code)],
    asked: [...new Set([...product.asked, ...general])],
  }));
  const judged = judgeProducts(products, questions);
  const shown = stepped.variants === null ? columns : columns.map((column) => ({ ...column, step: null }));
  return {
    ...{ place, form, isTurned, brand, series, category: category.code, conditions: texts },
    printed: printedTable(table.printed, isTurned, table.isUnfolded ? [] : shown, axis),
    products: judged.products,
    questions: questions.all,
    refused: [...refused, ...assembled.refused, ...judged.refused],
  };
}

/** A shorter table beside a longer one has no product in the rows below its last. */
function isFilled({ grid, head: { columns, axis } }: OneTable, row: number): boolean {
  const own = [...columns.map(({ column }) => column), ...(axis?.columns ?? [])];
  return own.some((column) => !isBlank(grid.rows[row]?.[column])) || rowsOfMerges(grid).has(row);
}

function styleOf({ style }: OneTable, questions: Questions) {
  if (!style.isUnsure) return { style, asked: [] };
  const { option, open } = questions.ask({
    code: "decimal-comma",
    field: "",
    text: "数字中的逗号和点有两种读法，逗号是小数点还是千位分隔",
    options: [
      { id: "decimal", label: "逗号是小数点（1.250 为一千二百五十）" },
      { id: "thousands", label: "逗号是千位分隔（1,250 为一千二百五十）" },
    ],
    proposal: style.comma === "decimal" ? "decimal" : "thousands",
  });
  return {
    style: {
      ...style,
      comma: option === "decimal" ? ("decimal" as const) : ("thousands" as const),
      isUnsure: false,
    },
    asked: open === null ? [] : [open],
  };
}

/** Quantities that only products of one category have. */
function categoryByColumns({ columns, axis }: TableHead): CategoryCode | null {
  const all = [
    ...columns,
    ...columns.flatMap(({ parts }) => parts),
    ...(axis ? [axis, ...(axis.content ? [axis.content] : [])] : []),
  ];
  const has = (...quantities: readonly Quantity[]) =>
    all.some(({ quantity }) => quantity !== null && quantities.includes(quantity));
  if (has("waterFlow", "waterDrop") && has("cooling")) return FAN_COIL;
  if (has("throw", "neckVelocity")) return AIR_OUTLET;
  if (has("pumpModel") && has("model")) return WATER_SUPPLY_SET;
  if (has("npsh", "head")) return PUMP;
  return has("totalPressure", "staticPressure", "totalEfficiency") ? FAN : null;
}

const ASKED_CATEGORIES: readonly CategoryCode[] = [FAN, PUMP, FAN_COIL];

function categoryOf(
  { head, region, grid, before }: OneTable,
  questions: Questions,
): { readonly code: CategoryCode; readonly asked: readonly string[] } {
  const named = categoryNamed(region.titles) ?? categoryNamed([grid.name]);
  const shown = categoryByColumns(head);
  if (named !== null) return { code: named, asked: [] };
  if (shown !== null) return { code: shown, asked: [] };
  if (before?.category) return { code: before.category, asked: [] };
  const { option, open } = questions.ask({
    code: "which-category",
    field: "",
    text: "标题和表头没有说明是哪一类产品",
    options: ASKED_CATEGORIES.map((code) => ({ id: code, label: categoryName(code) })),
    proposal: FAN,
  });
  return {
    code: ASKED_CATEGORIES.find((code) => code === option) ?? FAN,
    asked: open === null ? [] : [open],
  };
}

const MODEL_LIKE = /(?=.*\p{L})(?=.*\d)/u;

/** The column of models: by its name, else the first that holds names such as SLW40-125. */
function nameModels(
  columns: readonly TableColumn[],
  facts: TableFacts,
  hasSections: boolean,
  questions: Questions,
) {
  const asked: string[] = [];
  if (columns.some(({ quantity }) => quantity === "model" || quantity === "size") || hasSections)
    return { columns, asked };
  const named = columns.find(({ quantity }) => quantity === "pumpModel");
  const texts = ({ column }: TableColumn) =>
    facts.grid.rows
      .slice(facts.firstRow)
      .flatMap((cells) => (typeof cells[column] === "string" ? [cells[column]] : []));
  const candidates = columns.filter(
    (column) =>
      column.quantity === null && texts(column).some((text) => MODEL_LIKE.test(normaliseText(text))),
  );
  const likely = named ?? candidates[0];
  if (!likely) return { columns, asked };
  if (
    named === undefined &&
    !/^(?:项目|参数|名称|产品|规格|品名|item|product|name|produit|nom|désignation|prodotto|nome|denominazione|producto|nombre|denominación|наименование|)(?: (?:单位|unit|einheit))?$/iu.test(
      likely.header.trim(),
    )
  ) {
    const { option, open } = questions.ask({
      code: "which-model",
      field: "",
      text: "没有“型号”一列，哪一列是型号",
      options: candidates.map(({ column, header }) => ({ id: String(column), label: header })),
      proposal: String(likely.column),
    });
    if (open !== null) asked.push(open);
    return {
      columns: columns.map((one) =>
        String(one.column) === option ? { ...one, quantity: "model" as const } : one,
      ),
      asked,
    };
  }
  return {
    columns: columns.map((one) => (one === likely ? { ...one, quantity: "model" as const } : one)),
    asked,
  };
}

/** The speed of a title that names one and no other. */
function onlySpeed(titles: readonly string[]): number | null {
  const [speed, ...others] = [...new Set(titles.flatMap(speedsIn))];
  return speed !== undefined && others.length === 0 ? speed : null;
}

function addedFacts(
  { facts, points }: TableProduct,
  speed: number | null,
  speeds: SpeedGroups["speeds"],
  category: CategoryCode | null,
): readonly TableFact[] {
  const all = [...facts, ...points.flatMap((point) => point.facts)];
  const speedFact = (step: TableFact["step"], value: number): TableFact => ({
    ...{ quantity: "speed", step, name: quantityFacts("speed").name, unit: "r/min", value },
  });
  const added: TableFact[] = [...speeds].map(([step, value]) => speedFact(step, value));
  if (speed !== null && speeds.size === 0 && !all.some(({ quantity }) => quantity === "speed"))
    added.push(speedFact(null, speed));
  const isDouble = (["high", "low"] as const).every((step) =>
    all.some((fact) => fact.quantity === "flow" && fact.step === step),
  );
  const isTriple = all.some(({ step }) => step === "medium");
  if (category === FAN && isDouble && !isTriple && !all.some(({ quantity }) => quantity === "speedControl"))
    added.push({ quantity: "speedControl", step: null, name: "单双速", unit: "", value: "双速" });
  return added;
}
