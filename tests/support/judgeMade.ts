import { productName } from "#domain/catalogue/tables/productName.ts";
import type {
  TableFact,
  TableProduct,
  TableReading,
  TableRemark,
} from "#domain/catalogue/tables/TableReading.ts";
import { inStandard, tableUnitLabelled } from "#domain/catalogue/tables/words/tableUnits.ts";
import type { MadeProduct } from "./Maker.ts";

type Read = readonly Pick<TableReading, "products" | "refused">[];

function figure(facts: readonly TableFact[], key: string): number | null {
  const [quantity, step = null] = key.split(".");
  const fact = facts.find((one) => one.quantity === quantity && one.step === step);
  if (typeof fact?.value !== "number") return null;
  const unit = tableUnitLabelled(fact.unit);
  return unit === undefined ? fact.value : inStandard(fact.value, unit);
}

/** The figures of a product that are not as meant. */
function wrongIn(product: TableProduct, { figures, points = [] }: MadeProduct): readonly string[] {
  const differ = (facts: readonly TableFact[], wanted: Readonly<Record<string, number>>) =>
    Object.entries(wanted).flatMap(([key, value]) => {
      const read = figure(facts, key);
      return read !== null && Math.abs(read - value) <= 1e-6 * value ? [] : [`${key} ${value}: ${read}`];
    });
  if (product.points.length !== points.length) return [`${product.points.length} points of ${points.length}`];
  return [
    ...differ(product.facts, figures),
    ...points.flatMap((point, at) => differ(product.points[at]?.facts ?? [], point)),
  ];
}

/**
 * How many of the products came out exactly.
 *
 * @throws Error for one that is wrong without a question or a word on it, and for one that nobody made
 */
export function countMade(
  tables: Read,
  refused: readonly TableRemark[],
  made: readonly MadeProduct[],
): number {
  const read = tables.flatMap(({ products }) => products);
  const words = [...refused, ...tables.flatMap((table) => table.refused)];
  for (const product of read)
    if (!made.some(({ model }) => model === productName(product)))
      throw new Error(`nobody made ${productName(product)}`);
  return made.filter((one) => {
    const product = read.find((candidate) => productName(candidate) === one.model);
    const wrong = product ? wrongIn(product, one) : ["not read"];
    if (wrong.length === 0) return true;
    const isSaid = product
      ? product.asked.length > 0
      : words.some((word) => ["", one.model].includes(word.product));
    if (!isSaid) throw new Error(`wrong without a word: ${one.model}: ${wrong.join(", ")}`);
    return false;
  }).length;
}
