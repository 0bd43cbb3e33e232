/** Words of a path; `columnFilters` counts as two. */
const wordsOf = (path: string): readonly string[] =>
  path
    .replace(/^(?:src|tests)\/(?:\w+\/)?/u, "")
    .split(/[^A-Za-z]|(?=[A-Z])/u)
    .map((word) => word.toLowerCase().replace(/s$/u, ""))
    .filter((word) => word.length > 2 && !["tsx", "spec", "test", "screen", "batch"].includes(word));

/**
 * First the specs that changed themselves, then those whose names share most words with the changed files.
 */
export function nearestFirst(specs: readonly string[], changed: ReadonlySet<string>): readonly string[] {
  const counts = new Map<string, number>();
  for (const path of changed)
    for (const word of new Set(wordsOf(path))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const nearness = (spec: string) =>
    changed.has(spec)
      ? Number.POSITIVE_INFINITY
      : wordsOf(spec).reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  return specs
    .map((spec) => ({ spec, near: nearness(spec) }))
    .toSorted((one, other) => (one.near === other.near ? 0 : other.near - one.near))
    .map(({ spec }) => spec);
}
