/** Which of two figures serves better; most quantities have no such side. */
export type Better = "more" | "less";

/** Places of the best figures; none where fewer than two are stated or all are alike. */
export function bestOf(figures: readonly (number | null)[], better: Better | null): ReadonlySet<number> {
  const stated = figures.filter((figure) => figure !== null);
  const best = better === "more" ? Math.max(...stated) : Math.min(...stated);
  const isJudged = better !== null && stated.length > 1 && stated.some((figure) => figure !== best);
  return new Set(figures.flatMap((figure, at) => (isJudged && figure === best ? [at] : [])));
}
