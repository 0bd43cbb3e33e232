import { greatest, least } from "../../../base/lists.ts";

/** Which of two figures serves better; most quantities have no such side. */
export type Better = "more" | "less";

/** Computed figures are exact to this share: what differs by less is equal. */
const EQUAL = 1e-9;
const isEqual = (one: number, other: number) =>
  Math.abs(one - other) <= EQUAL * Math.max(Math.abs(one), Math.abs(other));

/** Places of the best figures by their full precision, all of equal ones; none where fewer than two are stated. */
export function bestOf(figures: readonly (number | null)[], better: Better | null): ReadonlySet<number> {
  const stated = figures.filter((figure) => figure !== null);
  const best = better === "more" ? greatest(stated) : least(stated);
  const isJudged = better !== null && stated.length > 1;
  return new Set(
    figures.flatMap((figure, at) => (isJudged && figure !== null && isEqual(figure, best) ? [at] : [])),
  );
}
