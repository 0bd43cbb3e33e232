/** Words of a path; `columnFilters` counts as two. */
const wordsOf = (path: string): readonly string[] =>
  path
    .replace(/^(?:src|tests)\/(?:\w+\/)?/u, "")
    .split(/[^A-Za-z]|(?=[A-Z])/u)
    .map((word) => word.toLowerCase().replace(/s$/u, ""))
    .filter((word) => word.length > 2 && !["tsx", "spec", "test", "screen", "batch"].includes(word));

/**
 * First the tests that changed themselves, then those at the least distance from the changed files, then those
 * whose names share most words with them.
 */
export function nearestFirst(
  specs: readonly string[],
  changed: ReadonlySet<string>,
  distanceOf: (spec: string) => number = () => 0,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const path of changed)
    for (const word of new Set(wordsOf(path))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const nearness = (spec: string) =>
    changed.has(spec)
      ? Number.POSITIVE_INFINITY
      : wordsOf(spec).reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  return specs
    .map((spec) => ({ spec, near: nearness(spec), distance: changed.has(spec) ? 0 : distanceOf(spec) }))
    .toSorted((one, other) =>
      one.distance === other.distance
        ? one.near === other.near
          ? 0
          : other.near - one.near
        : one.distance - other.distance,
    )
    .map(({ spec }) => spec);
}
