/** At most this many ranges are named; 等 stands for the rest. */
const MOST_RANGES = 6;

/**
 * Names rows or columns, consecutive ones together: 7、9–12.
 * @param at ascending indices
 */
export function inRanges(at: readonly number[], name: (row: number) => string = String): string {
  const ranges: { readonly from: number; to: number }[] = [];
  for (const row of at) {
    const last = ranges.at(-1);
    if (last && row === last.to + 1) last.to = row;
    else ranges.push({ from: row, to: row });
  }
  const named = ranges
    .slice(0, MOST_RANGES)
    .map(({ from, to }) => (from === to ? name(from) : `${name(from)}–${name(to)}`));
  return named.join("、") + (ranges.length > MOST_RANGES ? " 等" : "");
}
