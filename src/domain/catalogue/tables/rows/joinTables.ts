import { productName } from "../productName.ts";
import type { TableFact, TableProduct, TableReading, TableRemark } from "../TableReading.ts";

const isSame = (one: TableFact, other: TableFact) =>
  one.name === other.name && one.quantity === other.quantity && one.step === other.step;

/**
 * Several tables of one source: what a later one adds to a product of an earlier one, such as its weight and
 * dimensions, is joined to it. A later product that states the same otherwise, or points again, is refused.
 */
export function joinTables(read: readonly TableReading[]): readonly TableReading[] {
  const tables = withSpeeds(read);
  const known = new Map<string, { table: number; at: number }>();
  const products: TableProduct[][] = tables.map(() => []);
  const refused: TableRemark[][] = tables.map((table) => [...table.refused]);
  tables.forEach((table, index) => {
    for (const product of table.products) {
      const name = productName(product);
      const before = known.get(name);
      const first = before && products[before.table]?.[before.at];
      if (!before || !first) {
        known.set(name, { table: index, at: products[index]?.length ?? 0 });
        products[index]?.push(product);
        continue;
      }
      const joined = joinedProduct(first, product);
      if (joined) products[before.table]![before.at] = joined;
      else
        refused[index]?.push({
          ...{ code: "repeated-product", place: product.place, product: name, field: "型号" },
          message: `型号“${name}”已在${first.place}出现，没有重复读入`,
        });
    }
  });
  return tables.map((table, index) => ({
    ...table,
    products: products[index] ?? [],
    refused: refused[index] ?? [],
  }));
}

/** One model in several tables, each at a speed of its own, is several products named by their speeds. */
function withSpeeds(tables: readonly TableReading[]): readonly TableReading[] {
  if (tables.length < 2) return tables;
  const speeds = new Map<string, Set<string | null>>();
  for (const product of tables.flatMap(({ products }) => products)) {
    const known = speeds.get(productName(product));
    if (known) known.add(speedOf(product));
    else speeds.set(productName(product), new Set([speedOf(product)]));
  }
  const named = (product: TableProduct): TableProduct => {
    const own = speeds.get(productName(product));
    if (!own || own.size < 2 || own.has(null)) return product;
    return { ...product, variant: `${product.variant} ${speedOf(product) ?? ""}`.trim() };
  };
  return tables.map((table) => ({ ...table, products: table.products.map(named) }));
}

const speedOf = ({ facts }: TableProduct): string | null => {
  const speed = facts.find(({ quantity, step }) => quantity === "speed" && step === null);
  return typeof speed?.value === "number" ? `${speed.value} ${speed.unit}` : null;
};

function joinedProduct(first: TableProduct, more: TableProduct): TableProduct | null {
  if (more.points.length > 0) return null;
  const added: TableFact[] = [];
  for (const fact of more.facts) {
    const same = [...first.facts, ...first.points.flatMap(({ facts }) => facts)].filter(
      (other) =>
        isSame(other, fact) ||
        (fact.quantity !== null && other.quantity === fact.quantity && other.step === fact.step),
    );
    if (same.length === 0) added.push(fact);
    else if (
      !same.some(
        ({ value, unit }) => JSON.stringify(value) === JSON.stringify(fact.value) && unit === fact.unit,
      )
    )
      return null;
  }
  return {
    ...first,
    facts: [...first.facts, ...added],
    asked: [...new Set([...first.asked, ...more.asked])],
  };
}
