import { append } from "../../../base/lists.ts";
import { inStandard, tableUnitLabelled } from "../words/tableUnits.ts";
import { productName } from "../productName.ts";
import type { TableFact, TablePoint, TableProduct, TableRemark } from "../TableReading.ts";
import { simplifyHead } from "../words/simplifyHead.ts";
import { stepOf } from "../words/steps.ts";
import type { Questions } from "../head/Questions.ts";
import {
  factText,
  groupsBy,
  isCurve,
  isOneCurve,
  isVariant,
  variantNames,
  type FilledRow,
} from "./rowGroups.ts";
import type { StatedFact } from "./statedFacts.ts";
import { distinguishingColumns } from "./distinguishingColumns.ts";

export interface Assembled {
  readonly products: readonly TableProduct[];
  readonly refused: readonly TableRemark[];
}

const isFlow = ({ quantity, step }: TableFact) => quantity === "flow" && step === null;

/** Rows that follow each other with one model of one brand. */
function blocksOf(rows: readonly FilledRow[]): readonly (readonly FilledRow[])[] {
  const blocks: FilledRow[][] = [];
  for (const row of rows) {
    const last = blocks.at(-1);
    if (last && last[0] && keyOfMaker(last[0]) === keyOfMaker(row)) last.push(row);
    else blocks.push([row]);
  }
  return withLater(blocks);
}

/**
 * The same models again below another speed are variants of those above; with the same speed they are repeated.
 */
function withLater(blocks: readonly FilledRow[][]): readonly (readonly FilledRow[])[] {
  const known = new Map<string, FilledRow[]>();
  return blocks.flatMap((block) => {
    const model = block[0] ? keyOfMaker(block[0]) : "";
    const before = known.get(model);
    if (!before) {
      known.set(model, block);
      return [block];
    }
    const variants = new Set(before.map(variantOf));
    const isAgain = (row: FilledRow) => variantOf(row) === "" || variants.has(variantOf(row));
    const again = block.filter(isAgain);
    append(
      before,
      block.filter((row) => !isAgain(row)),
    );
    return again.length === 0 ? [] : [again];
  });
}

const keyOfMaker = ({ brand, model }: FilledRow) => `${brand}|${model}`;
const variantOf = ({ facts }: FilledRow) => facts.filter(isVariant).map(factText).join(" ");

/** The rows of models that share them, once for each model. */
const ofEachModel = (block: readonly FilledRow[]): readonly (readonly FilledRow[])[] =>
  (block[0]?.models ?? []).map((model) => block.map((row) => ({ ...row, model })));

/** Products out of the rows of a table: rows of one model are points of a curve, or variants of it. */
export function assembleProducts(rows: readonly FilledRow[], questions: Questions): Assembled {
  const products: TableProduct[] = [];
  const refused: TableRemark[] = [];
  const blocks = blocksOf(rows).flatMap(ofEachModel).map(stepsJoined);
  const distinguishing = distinguishingColumns(
    blocks.map((block) => groupsBy(block, isVariant)),
    questions,
  );
  blocks.forEach((block, at) => {
    const { columns = new Set(), asked = [] } = distinguishing[at] ?? {};
    const groups = groupsBy(block, (fact) => isVariant(fact) || columns.has(fact.column)).flatMap((group) =>
      isOneCurve(group) ? [group] : group.map((row) => [row]),
    );
    const names = variantNames(groups);
    groups.forEach((group, index) => {
      const made = productOf(group, names[index] ?? "", asked);
      if ("code" in made) refused.push(made);
      else products.push(made);
    });
  });
  return withoutRepeated(products, refused);
}

/** Rows 高, 中, 低 of one model are steps of one product. */
function stepsJoined(block: readonly FilledRow[]): readonly FilledRow[] {
  const steps = block.map(({ facts }) => {
    const setting = facts.find(({ quantity }) => quantity === "setting");
    return typeof setting?.value === "string" ? stepOf(simplifyHead(setting.value)) : null;
  });
  const [first] = block;
  if (!first || steps.includes(null) || new Set(steps).size < block.length) return block;
  const facts = block.flatMap((row, at) =>
    row.facts.flatMap((fact): readonly StatedFact[] => {
      if (fact.quantity === "setting") return [];
      // What stands once for all steps is no step's own.
      if (fact.isOwn && sharesColumn(block, fact)) return [{ ...fact, step: fact.step ?? steps[at] ?? null }];
      return at === 0 ? [fact] : [];
    }),
  );
  return [{ ...first, facts }];
}

const sharesColumn = (block: readonly FilledRow[], { column }: StatedFact) =>
  block.filter(({ facts }) => facts.some((fact) => fact.column === column && fact.isOwn)).length > 1;

function productOf(
  group: readonly FilledRow[],
  variant: string,
  ofModel: readonly string[],
): TableProduct | TableRemark {
  const [first] = group;
  if (!first) throw new Error("a group has a row");
  const { model, series, brand, place } = first;
  const all = group.flatMap(({ facts, across }) => [...facts, ...across.flat()]);
  const ofCells = group.flatMap((row) => row.asked);
  const asked = [...new Set([...ofModel, ...ofCells, ...all.flatMap((fact) => fact.asked)])];
  const shared = { place, model, series, brand, variant, asked };
  const remark = (code: TableRemark["code"], field: string, message: string): TableRemark => ({
    ...{ code, place, field, message },
    product: productName(shared),
  });
  if (group.length === 1)
    return {
      ...shared,
      facts: first.facts.map(bare),
      points: first.across.map((facts) => ({ place, facts: facts.map(bare) })),
    };

  const flows = group.map(({ facts }) =>
    standardOf(facts.find(({ quantity, isOwn }) => quantity === "flow" && isOwn)),
  );
  if (new Set(flows).size < flows.length) return remark("repeated-flow", "流量", "同一型号有两行流量相同");
  const constant: TableFact[] = [];
  const changing = new Set<number>();
  const columns = new Map<string, StatedFact[]>();
  for (const { facts } of group)
    for (const fact of facts) {
      const key = `${fact.column} ${fact.quantity} ${fact.step} ${fact.name}`;
      columns.set(key, [...(columns.get(key) ?? []), fact]);
    }
  for (const facts of columns.values()) {
    const [one] = facts;
    if (!one) continue;
    const values = new Set(facts.map(factText));
    const own = facts.filter(({ isOwn }) => isOwn).length;
    // One figure printed twice, before a page break and after it, is that of all rows.
    const isPoint =
      isFlow(one) ||
      one.quantity === "flow" ||
      (isCurve(one) && own > 1 && (values.size > 1 || own === facts.length));
    if (isPoint) changing.add(one.column);
    else if (values.size === 1) constant.push(bare(one));
    // A figure of no curve that changes from row to row, such as the throw of an outlet, stays with its row.
    else changing.add(one.column);
  }
  const points = group.map((row): TablePoint => ({
    place: row.place,
    facts: row.facts.filter(({ column }) => changing.has(column)).map(bare),
  }));
  return { ...shared, facts: constant, points };
}

const bare = ({ quantity, step, name, unit, value }: StatedFact): TableFact => ({
  quantity,
  step,
  name,
  unit,
  value,
});

const standardOf = (fact: TableFact | undefined): number | string => {
  if (typeof fact?.value !== "number") return "";
  const unit = tableUnitLabelled(fact.unit);
  return unit ? inStandard(fact.value, unit) : fact.value;
};

/** The first product of a name is taken; a second one is refused, with its position. */
function withoutRepeated(products: readonly TableProduct[], refused: readonly TableRemark[]): Assembled {
  const places = new Map<string, string>();
  /** A model without anything that tells variants apart is any of them. */
  const models = new Map<string, string>();
  const kept: TableProduct[] = [];
  const more: TableRemark[] = [...refused];
  for (const product of products) {
    const name = productName(product);
    const before = places.get(name) ?? (product.variant === "" ? models.get(product.model) : undefined);
    if (before === undefined) {
      places.set(name, product.place);
      models.set(product.model, models.get(product.model) ?? product.place);
      kept.push(product);
    } else
      more.push({
        ...{ code: "repeated-product", place: product.place, product: name, field: "型号" },
        message: `型号“${name}”已在${before}出现，没有重复读入`,
      });
  }
  return { products: kept, refused: more };
}
