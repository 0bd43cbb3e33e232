import { readTables } from "#domain/catalogue/tables/readTables.ts";
import { productName } from "#domain/catalogue/tables/productName.ts";
import type { TableFact, TableProduct } from "#domain/catalogue/tables/TableReading.ts";
import { recogniseHead } from "#domain/catalogue/tables/words/recognise.ts";
import { inStandard, splitTableHead, tableUnitLabelled } from "#domain/catalogue/tables/words/tableUnits.ts";
import type { SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import type { Stated } from "./drawnFrame.ts";

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

/** The quantities that came out otherwise than stated; `points`: too many or too few. */
function wrongOf({ ratings, points }: Stated, product: TableProduct): readonly string[] {
  const wrong = [...ratings].flatMap(([quantity, value]) =>
    isNear(value, valueOf(product.facts, quantity)) ? [] : [quantity],
  );
  if (product.points.length !== points.length) return [...wrong, "points"];
  const ofPoints = points.flatMap((point, at) =>
    [...point].flatMap(([quantity, value]) =>
      isNear(value, valueOf(product.points[at]?.facts ?? [], quantity)) ? [] : [quantity],
    ),
  );
  return [...wrong, ...ofPoints];
}

/** The quantity that a remark is on, whose field may have a group before it and two units behind it. */
function quantityOf(field: string): string | null {
  const { name, unit } = splitTableHead(field);
  const inner = splitTableHead(name);
  const plain = inner.unit === null || inner.name === "" ? name : inner.name;
  return recogniseHead([plain], unit).quantity ?? recogniseHead(plain.split(" "), unit).quantity;
}

/**
 * How many products came out as stated, or with a word where nobody can read them for sure.
 *
 * @throws Error for one that is wrong without a question or a remark on that very product or field, and for one
 * that nobody stated
 */
export function countExact(grids: readonly SheetGrid[], stated: readonly Stated[]): number {
  const { tables, refused } = readAll(grids);
  const products = tables.flatMap((one) => one.products);
  const remarks = tables.flatMap((one) => one.refused);
  const models = new Set(stated.map(({ model }) => model));
  for (const product of products)
    if (!models.has(productName(product))) throw new Error(`is no product: ${productName(product)}`);
  // A whole table that was not read says so once.
  const isTableRefused = refused.length > 0 && products.length === 0;
  return stated.filter((one) => {
    const product = products.find((read) => productName(read) === one.model);
    const wrong = product ? wrongOf(one, product) : [];
    if (product && wrong.length === 0) return true;
    const isSaid = product
      ? product.asked.length > 0 ||
        wrong.every((quantity) =>
          remarks.some(
            ({ product: name, field }) => ["", one.model].includes(name) && quantityOf(field) === quantity,
          ),
        )
      : isTableRefused ||
        remarks.some((remark) => remark.product === one.model || one.model.startsWith(`${remark.product} `));
    if (!isSaid)
      throw new Error(`wrong without a word: ${one.model} ${wrong.join(" ")} ${JSON.stringify(product)}`);
    return one.isOpen === true;
  }).length;
}
