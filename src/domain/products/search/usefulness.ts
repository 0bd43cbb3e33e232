import { PROPERTY } from "../../catalogue/properties.ts";
import { BELOW_GRADE_3, CANNOT_JUDGE, EFFICIENCY_GRADES } from "../../catalogue/standards/efficiencyGrade.ts";
import type { CategoryTable } from "./CategoryTable.ts";

/** Weights keep the parts apart: fewer properties than 100 are shown, and there are five grades. */
const WEIGHT = { verdict: 100_000, origin: 10_000, grade: 1_000 } as const;

/** % of each that decides between products alike in all else; divided by more than 100, it outweighs no missing figure. */
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
 * Whether any product states a grade: where nothing is ever judged nothing stands behind for it. What is none of the
 * grades offered is no statement.
 */
export function isJudged({ properties }: Pick<CategoryTable, "properties">): boolean {
  const grades = properties.find(({ code }) => code === PROPERTY.efficiencyGrade);
  return grades?.kind === "enum" && grades.values.some((grade) => grades.codes.includes(grade));
}

/**
 * By how much each product of a table, by place, should stand behind others while nobody has said what is looked for:
 * first what the standard accepts, then what it cannot judge, then what it refuses; within these real records before
 * generated ones, the better grade, what states more of the figures that a list shows, and the higher efficiency. Of a
 * product it depends on the product alone, and on whether one of its category is judged.
 */
export function usefulness(
  { products, properties, shownCodes, curves }: CategoryTable,
  isOneJudged: boolean,
): Float64Array<ArrayBuffer> {
  const behind = new Float64Array(products.length);
  const grades = properties.find(({ code }) => code === PROPERTY.efficiencyGrade);
  const gradeOf = new Map(
    grades?.kind === "enum" ? grades.places.map((place, at) => [place, grades.values[at] ?? null]) : [],
  );
  const verdict = (code: string | null) => (isOneJudged ? verdictOf(code) : ACCEPTED);
  products.forEach(({ isSample }, place) => {
    const code = gradeOf.get(place) ?? null;
    const grade = code === null ? GRADES.length : GRADES.indexOf(code);
    behind[place] = verdict(code) * WEIGHT.verdict + Number(isSample) * WEIGHT.origin + grade * WEIGHT.grade;
  });
  const isShown = new Set(shownCodes);
  const lists = [
    ...properties.filter(({ code }) => isShown.has(code)).map(({ places }) => places),
    ...Object.values(curves).map((fits) => [...fits.keys()].filter((place) => fits[place] !== null)),
  ];
  // Each figure that is there is one that is not missing. A place of a list is that of a product.
  for (const places of lists) for (const place of places) behind[place]!--;
  for (const property of properties) {
    if (property.kind !== "number" || !EFFICIENCIES.has(property.code)) continue;
    property.places.forEach((place, at) => {
      behind[place]! -= property.values[at]! / WHOLE;
    });
  }
  return behind;
}
