import { readTables } from "#domain/catalogue/tables/readTables.ts";
import type { TableFact, TableProduct } from "#domain/catalogue/tables/TableReading.ts";
import { inStandard, tableUnitLabelled } from "#domain/catalogue/tables/words/tableUnits.ts";
import type { SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import type { Stated } from "./drawnTables.ts";

/** Reads the tables of these sheets to the end, every question answered by its proposal. */
export function readAll(grids: readonly SheetGrid[], answers: ReadonlyMap<string, string> = new Map()) {
  const steps = readTables(grids, answers);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const valueOf = (facts: readonly TableFact[], quantity: string): number | null => {
  const fact = facts.find((one) => one.quantity === quantity);
  if (typeof fact?.value !== "number") return null;
  const unit = tableUnitLabelled(fact.unit);
  return unit === undefined ? fact.value : inStandard(fact.value, unit);
};

const isNear = (one: number, other: number | null) =>
  other !== null && Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one));

const isExact = ({ ratings, points }: Stated, product: TableProduct): boolean =>
  [...ratings].every(([quantity, value]) => isNear(value, valueOf(product.facts, quantity))) &&
  product.points.length === points.length &&
  points.every((point, at) =>
    [...point].every(([quantity, value]) =>
      isNear(value, valueOf(product.points[at]?.facts ?? [], quantity)),
    ),
  );

/**
 * How many products came out as stated.
 *
 * @throws Error for one that is wrong without a question or a refusal, and for one that nobody stated
 */
export function countExact(grids: readonly SheetGrid[], stated: readonly Stated[]): number {
  const { tables, refused } = readAll(grids);
  const products = tables.flatMap((one) => one.products);
  const remarks = [...refused, ...tables.flatMap((one) => one.refused)];
  const models = new Set(stated.map(({ model }) => model));
  for (const { model } of products) if (!models.has(model)) throw new Error(`is no product: ${model}`);
  return stated.filter((one) => {
    const product = products.find(({ model }) => model === one.model);
    if (product && isExact(one, product)) return true;
    const isSaid = product ? product.asked.length > 0 : remarks.length > 0;
    if (!isSaid) throw new Error(`wrong without a word: ${one.model} ${JSON.stringify(product)}`);
    return false;
  }).length;
}
