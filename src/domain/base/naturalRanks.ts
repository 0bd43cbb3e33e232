import { sortInSteps } from "./sortInSteps.ts";

/** Sorts room codes as people in China do: 1-2 before 1-10, Chinese by pinyin; width and case do not matter. */
const natural = new Intl.Collator("zh-Hans-CN", { numeric: true, sensitivity: "base" });

const [ZERO, NINE] = [48, 57];

/**
 * Compares texts of the same length that differ only in their last digits, as room numbers do, without asking a
 * locale; null for others.
 */
function byLastDigits(a: string, b: string): number | null {
  if (a.length !== b.length) return null;
  let difference = 0;
  for (let at = 0; at < a.length; at++) {
    const [one, other] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (difference === 0) difference = one - other;
    if (difference !== 0 && (one < ZERO || one > NINE || other < ZERO || other > NINE)) return null;
  }
  return difference;
}

/** Compares two texts in the order of `naturalRanks`; an empty text comes last. */
export const compareNaturally = (a: string, b: string): number =>
  a === "" || b === "" ? Number(a === "") - Number(b === "") : (byLastDigits(a, b) ?? natural.compare(a, b));

type Ranks = Float64Array<ArrayBuffer>;

const known = new WeakMap<readonly string[], Ranks>();

/**
 * Each text's rank in the natural order; NaN for an empty text. Comparing by locale is slow (0.3 s for 100,000
 * codes), so a column is ranked once and must not be changed afterwards. The work is done in steps, so that a
 * worker can rank ahead of the first sort and still answer messages.
 */
export function* rankTexts(texts: readonly string[]): Generator<number, Ranks> {
  const ready = known.get(texts);
  if (ready) return ready;
  const distinct = yield* sortInSteps([...new Set(texts)], (a, b) => natural.compare(a, b));
  const rankOf = new Map<string, number>();
  let rank = 0;
  distinct.forEach((text, at) => {
    // Texts that differ only in width or case get the same rank; the order of the building then decides.
    if (at > 0 && natural.compare(distinct[at - 1]!, text) !== 0) rank++;
    rankOf.set(text, text === "" ? NaN : rank);
  });
  const ranks = Float64Array.from(texts, (text) => rankOf.get(text)!);
  known.set(texts, ranks);
  return ranks;
}

/** `rankTexts` in one go, for callers that cannot wait. */
export function naturalRanks(texts: readonly string[]): Ranks {
  const steps = rankTexts(texts);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
