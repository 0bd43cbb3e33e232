import { inStandard, tableUnitLabelled } from "../words/tableUnits.ts";
import type { TableFact, TablePoint, TableProduct, TableRemark } from "../TableReading.ts";
import { quantityFacts, type Quantity } from "../words/quantities.ts";
import { stepOf } from "../words/steps.ts";
import type { StatedFact } from "./statedFacts.ts";

/** One row with all that it states. */
export interface FilledRow {
  readonly place: string;
  readonly model: string;
  /** It begins with a model of its own. */
  readonly starts: boolean;
  readonly facts: readonly StatedFact[];
  /** Questions about its blank cells. */
  readonly asked: readonly string[];
  /** Points of a matrix: each has its own flow. */
  readonly across: readonly (readonly StatedFact[])[];
}

export interface Assembled {
  readonly products: readonly TableProduct[];
  readonly refused: readonly TableRemark[];
}

const VARIANTS = [
  "speed",
  "angle",
  "impeller",
  "poles",
  "frequency",
  "setting",
] as const satisfies readonly Quantity[];
const isVariant = ({ quantity }: TableFact) =>
  quantity !== null && (VARIANTS as readonly Quantity[]).includes(quantity);
const isCurve = ({ quantity }: TableFact) => quantity !== null && quantityFacts(quantity).role === "curve";
const isFlow = ({ quantity, step }: TableFact) => quantity === "flow" && step === null;

const factText = ({ value, unit }: TableFact): string => {
  const figure = typeof value === "object" ? `${value.from ?? ""}~${value.to ?? ""}` : String(value);
  if (unit === "°") return `${figure}°`;
  return unit === "" ? figure : `${figure} ${unit}`;
};

/** Rows that follow each other with one model. */
function blocksOf(rows: readonly FilledRow[]): readonly (readonly FilledRow[])[] {
  const blocks: FilledRow[][] = [];
  for (const row of rows) {
    const last = blocks.at(-1);
    if (last && last[0]?.model === row.model) last.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

/** Products out of the rows of a table: rows of one model are points of a curve, or variants of it. */
export function assembleProducts(rows: readonly FilledRow[]): Assembled {
  const products: TableProduct[] = [];
  const refused: TableRemark[] = [];
  for (const block of blocksOf(rows).map(stepsJoined)) {
    const groups = groupsOf(block);
    const isOnly = groups.length === 1;
    for (const group of groups) {
      const made = productOf(group, isOnly ? "" : variantOf(group, groups));
      if ("code" in made) refused.push(made);
      else products.push(made);
    }
  }
  return withoutRepeated(products, refused);
}

/** Rows 高, 中, 低 of one model are steps of one product. */
function stepsJoined(block: readonly FilledRow[]): readonly FilledRow[] {
  const steps = block.map(({ facts }) => {
    const setting = facts.find(({ quantity }) => quantity === "setting");
    return typeof setting?.value === "string" ? stepOf(setting.value.toLowerCase()) : null;
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

/** Rows of one variant belong together if their flows differ; else each row is a variant of its own. */
function groupsOf(block: readonly FilledRow[]): readonly (readonly FilledRow[])[] {
  const byVariant = new Map<string, FilledRow[]>();
  for (const row of block) {
    const key = row.facts
      .filter(isVariant)
      .map((fact) => `${fact.quantity} ${fact.step} ${factText(fact)}`)
      .join("|");
    byVariant.set(key, [...(byVariant.get(key) ?? []), row]);
  }
  return [...byVariant.values()].flatMap((group) =>
    isOneCurve(group) ? [group] : group.map((row) => [row]),
  );
}

function isOneCurve(group: readonly FilledRow[]): boolean {
  if (group.length < 2 || group.some(({ across }) => across.length > 0)) return false;
  const flows = group.flatMap(
    ({ facts }) => facts.find((fact) => fact.quantity === "flow" && fact.isOwn) ?? [],
  );
  return flows.length === group.length;
}

/** What tells a group from the others: its speed, its angle, else whatever differs. */
function variantOf(group: readonly FilledRow[], groups: readonly (readonly FilledRow[])[]): string {
  const [row] = group;
  if (!row) return "";
  const differs = (fact: StatedFact) =>
    groups.some((other) =>
      other.some(({ facts }) => {
        const same = facts.find(
          ({ quantity, step, column }) =>
            quantity === fact.quantity && step === fact.step && column === fact.column,
        );
        return same === undefined || factText(same) !== factText(fact);
      }),
    );
  const telling = row.facts.filter((fact) => isVariant(fact) && differs(fact));
  const alike = groups.filter((other) =>
    telling.every((fact) =>
      other[0]?.facts.some((same) => same.quantity === fact.quantity && factText(same) === factText(fact)),
    ),
  );
  const more =
    alike.length > 1 ? row.facts.filter((fact) => !isVariant(fact) && !isCurve(fact) && differs(fact)) : [];
  return [...telling, ...more].map(factText).join(" ");
}

function productOf(group: readonly FilledRow[], variant: string): TableProduct | TableRemark {
  const [first] = group;
  if (!first) throw new Error("a group has a row");
  const { model, place } = first;
  const all = group.flatMap(({ facts, across }) => [...facts, ...across.flat()]);
  const ofCells = group.flatMap((row) => row.asked);
  const asked = [...new Set([...ofCells, ...all.flatMap((fact) => fact.asked)])];
  const shared = { place, model, variant, asked };
  const remark = (code: TableRemark["code"], field: string, message: string): TableRemark => ({
    ...{ code, place, field, message },
    product: `${model} ${variant}`.trim(),
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
    const isPoint =
      isFlow(one) ||
      one.quantity === "flow" ||
      (isCurve(one) && facts.filter(({ isOwn }) => isOwn).length > 1);
    const values = new Set(facts.map(factText));
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

/** Of products with one name the first is taken; a second is refused with its place. */
function withoutRepeated(products: readonly TableProduct[], refused: readonly TableRemark[]): Assembled {
  const places = new Map<string, string>();
  const kept: TableProduct[] = [];
  const more: TableRemark[] = [...refused];
  for (const product of products) {
    const name = `${product.model} ${product.variant}`.trim();
    const before = places.get(name);
    if (before === undefined) {
      places.set(name, product.place);
      kept.push(product);
    } else
      more.push({
        ...{ code: "repeated-product", place: product.place, product: name, field: "型号" },
        message: `型号“${name}”已在${before}出现，没有重复读入`,
      });
  }
  return { products: kept, refused: more };
}
