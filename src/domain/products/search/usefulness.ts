import { PROPERTY } from "../../catalogue/properties.ts";
import { BELOW_GRADE_3, CANNOT_JUDGE, EFFICIENCY_GRADES } from "../../catalogue/standards/efficiencyGrade.ts";
import type { CategoryTable } from "./CategoryTable.ts";

/** The weights keep the parts separate: fewer than 100 properties are shown, and there are five grades. */
const WEIGHT = { verdict: 100_000, origin: 10_000, grade: 1_000 } as const;

/**
 * Efficiencies in % that decide between products equal in all else; divided by more than 100, they never outweigh
 * a missing figure.
 */
const EFFICIENCIES: ReadonlySet<string> = new Set([
  PROPERTY.totalPressureEfficiency,
  PROPERTY.highSpeedEfficiency,
  PROPERTY.pumpEfficiency,
]);
const WHOLE = 1_000;

const GRADES = Object.keys(EFFICIENCY_GRADES);
const ACCEPTED = 0;
const NOT_JUDGED = 1;
const REFUSED = 2;

function verdictOf(code: string | null): number {
  if (code === BELOW_GRADE_3) return REFUSED;
  return code === null || code === CANNOT_JUDGE ? NOT_JUDGED : ACCEPTED;
}

/**
 * Whether any product states a grade. Where nothing is ever judged, no product is ranked lower for it. Values
 * other than the offered grades do not count as stated.
 */
export function isJudged({ properties }: Pick<CategoryTable, "properties">): boolean {
  const grades = properties.find(({ code }) => code === PROPERTY.efficiencyGrade);
  return grades?.kind === "enum" && grades.values.some((grade) => grades.codes.includes(grade));
}

/** `usefulness` of products without any grade, in a category where another one has a grade. */
export const behindJudged = (behind: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> =>
  behind.map((value) => value + NOT_JUDGED * WEIGHT.verdict);

/**
 * How far each product of a table, by index, ranks behind others while nothing is searched for. First come
 * products that the standard accepts, then those it cannot judge, then those it refuses. Within these: real
 * records before generated ones, the better grade, more of the figures that a list shows, and the higher
 * efficiency. The value depends on the product alone, and on whether any product of its category has a grade.
 */
export function usefulness(
  { products, properties, shownCodes, curves }: CategoryTable,
  isOneJudged: boolean,
): Float64Array<ArrayBuffer> {
  const behind = new Float64Array(products.length);
  const grades = properties.find(({ code }) => code === PROPERTY.efficiencyGrade);
  const gradeOf = new Map(
    grades?.kind === "enum" ? grades.indices.map((index, at) => [index, grades.values[at] ?? null]) : [],
  );
  const verdict = (code: string | null) => (isOneJudged ? verdictOf(code) : ACCEPTED);
  products.forEach(({ isSample }, index) => {
    const code = gradeOf.get(index) ?? null;
    const grade = code === null ? GRADES.length : GRADES.indexOf(code);
    behind[index] = Number(isSample) * WEIGHT.origin + grade * WEIGHT.grade;
  });
  const isShown = new Set(shownCodes);
  const lists = [
    ...properties.filter(({ code }) => isShown.has(code)).map(({ indices }) => indices),
    ...Object.values(curves).map((fits) => [...fits.keys()].filter((index) => fits[index] !== null)),
  ];
  // Each stated figure is one that is not missing. Every index of a list belongs to a product.
  for (const indices of lists) for (const index of indices) behind[index]!--;
  for (const property of properties) {
    if (property.kind !== "number" || !EFFICIENCIES.has(property.code)) continue;
    property.indices.forEach((index, at) => {
      behind[index]! -= property.values[at]! / WHOLE;
    });
  }
  // Added last, as `behindJudged` does.
  return behind.map((value, index) => value + verdict(gradeOf.get(index) ?? null) * WEIGHT.verdict);
}
