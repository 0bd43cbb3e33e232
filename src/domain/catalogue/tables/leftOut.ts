import type { ImportStandard } from "../import/ImportedProduct.ts";
import { machineOf } from "../machineOf.ts";
import { propertyNamed, propertyOf } from "./tableProperties.ts";
import type { TableFact, TableReading } from "./TableReading.ts";
import { quantityFacts } from "./words/quantities.ts";
import { STEPS } from "./words/stepNames.ts";

/** A column whose figures stay in the table, and why. */
export interface LeftOut {
  /** The printed head. */
  readonly field: string;
  readonly reason: string;
}

/** Read columns that the catalogue cannot store; a person should know before the products are taken. */
export function leftOutOf(
  { products, category }: Pick<TableReading, "products" | "category">,
  standard: ImportStandard,
): readonly LeftOut[] {
  const definitions = standard.categories.find(({ code }) => code === category)?.definitions ?? [];
  const codes = new Set(definitions.map(({ code }) => code));
  const hasCurves = category !== null && machineOf(category) !== null;
  const reasonOf = ({ quantity, step, name: head }: TableFact, isPoint: boolean): string | null => {
    if (quantity === null)
      return !isPoint && propertyNamed(head, definitions) !== null ? null : "没有认出是什么量";
    const { name, curve } = quantityFacts(quantity);
    if (isPoint && hasCurves && curve !== undefined) return null;
    const property = category === null ? null : propertyOf(category, quantity, step);
    if (property !== null && codes.has(property)) return null;
    return `此分类没有“${name}${step === null ? "" : STEPS[step]}”这一参数`;
  };
  const found = new Map<string, string | null>();
  const note = (fact: TableFact, isPoint: boolean) => {
    const reason = reasonOf(fact, isPoint);
    // What some product of the table takes is not left out.
    if (found.get(fact.name) !== null || !found.has(fact.name)) found.set(fact.name, reason);
  };
  for (const { facts, points, variant } of products) {
    const isNamed = ({ quantity }: TableFact) =>
      variant !== "" && quantity !== null && quantityFacts(quantity).role === "variant";
    // What tells variants apart is part of their names, and the speed of a product is that of its curves.
    const isOfCurve = ({ quantity }: TableFact) => quantity === "speed" && hasCurves && points.length > 1;
    for (const fact of facts) if (!isNamed(fact) && !isOfCurve(fact)) note(fact, false);
    if (points.length > 1) for (const point of points) for (const fact of point.facts) note(fact, true);
  }
  return [...found].flatMap(([field, reason]) => (reason === null ? [] : [{ field, reason }]));
}
