/** A machine h = a − c·q², measured from `first` to `last`. */
export interface FallingParabola {
  readonly a: number;
  readonly c: number;
  readonly first: number;
  readonly last: number;
}

const RATES = 40_000;

/**
 * The speed at which regulated machines, beside machines at full speed, give a flow at a head, found by trying all
 * speeds from the least to full: a slowed curve is r²·a − c·q². `null` if no speed does so within the measured
 * range.
 */
export function walkedRate(
  { a, c, first, last }: FallingParabola,
  { flow, head }: { readonly flow: number; readonly head: number },
  {
    regulated,
    fixed,
    leastRate,
  }: { readonly regulated: number; readonly fixed: number; readonly leastRate: number },
): number | null {
  const fullSpeed = Math.sqrt((a - head) / c);
  if (fixed > 0 && !(fullSpeed >= first && fullSpeed <= last)) return null;
  const rest = flow - fixed * (fixed > 0 ? fullSpeed : 0);
  let before: { readonly rate: number; readonly total: number } | null = null;
  for (let at = 0; at <= RATES; at++) {
    const rate = leastRate + ((1 - leastRate) * at) / RATES;
    const each = Math.sqrt((rate * rate * a - head) / c);
    const isMeasured = each / rate >= first && each / rate <= last;
    const now = isMeasured && rest > 0 ? { rate, total: regulated * each } : null;
    if (before !== null && now !== null && before.total <= rest && now.total >= rest) return rate;
    before = now;
  }
  return null;
}
