/** At most this many ranges are named; 等 stands for the rest. */
const MOST_RANGES = 6;

/**
 * Names rows or columns, consecutive ones together: 7、9–12.
 * @param at ascending indices
 */
export function inRanges(at: readonly number[], name: (place: number) => string = String): string {
  const ranges: { readonly from: number; to: number }[] = [];
  for (const place of at) {
    const last = ranges.at(-1);
    if (last && place === last.to + 1) last.to = place;
    else ranges.push({ from: place, to: place });
  }
  const named = ranges
    .slice(0, MOST_RANGES)
    .map(({ from, to }) => (from === to ? name(from) : `${name(from)}–${name(to)}`));
  return named.join("、") + (ranges.length > MOST_RANGES ? " 等" : "");
}
