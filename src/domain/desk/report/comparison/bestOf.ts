import { greatest, least } from "../../../base/lists.ts";

/** Whether more or less of a figure is better; most quantities have no such direction. */
export type Better = "more" | "less";

/** Computed figures are exact to this share; smaller differences count as equal. */
const EQUAL = 1e-9;
const isEqual = (one: number, other: number) =>
  Math.abs(one - other) <= EQUAL * Math.max(Math.abs(one), Math.abs(other));

/** Indices of the best figures at full precision, all of equal ones; none if fewer than two are stated. */
export function bestOf(figures: readonly (number | null)[], better: Better | null): ReadonlySet<number> {
  const stated = figures.filter((figure) => figure !== null);
  const best = better === "more" ? greatest(stated) : least(stated);
  const isJudged = better !== null && stated.length > 1;
  return new Set(
    figures.flatMap((figure, at) => (isJudged && figure !== null && isEqual(figure, best) ? [at] : [])),
  );
}
