/**
 * As a person in China sorts room codes: 1-2 before 1-10, Chinese by pinyin, full and half width and capital and
 * small letters alike.
 */
const natural = new Intl.Collator("zh-Hans-CN", { numeric: true, sensitivity: "base" });

/** An empty text has no place in the order. */
export const NO_RANK = NaN;

function ranksOf(texts: readonly string[]): Float64Array<ArrayBuffer> {
  const distinct = [...new Set(texts)].sort(natural.compare);
  const rankOf = new Map<string, number>();
  let rank = 0;
  distinct.forEach((text, at) => {
    // Texts that only differ in width or case rank alike; the order of the building then decides.
    if (at > 0 && natural.compare(distinct[at - 1]!, text) !== 0) rank++;
    rankOf.set(text, text === "" ? NO_RANK : rank);
  });
  return Float64Array.from(texts, (text) => rankOf.get(text)!);
}

const known = new WeakMap<readonly string[], Float64Array<ArrayBuffer>>();

/**
 * Each text's place in the natural order. Comparing by locale is dear (0.3 s for 100,000 codes), so it is done once
 * for each column, which must not be written to afterwards.
 */
export function naturalRanks(texts: readonly string[]): Float64Array<ArrayBuffer> {
  let ranks = known.get(texts);
  if (!ranks) known.set(texts, (ranks = ranksOf(texts)));
  return ranks;
}
