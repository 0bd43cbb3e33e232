/** A cost that comes again, in today's price. */
export interface RecurringCost {
  readonly amount: number;
  /** In every so manyth year, from that one on. */
  readonly every: number;
  /** Rise of its price, a year, 0 to 1. */
  readonly rise: number;
}

/** What is spent over the years on one machine, in one currency. */
export interface CostQuestion {
  /** Before the first year: machine, converter, installation. */
  readonly initial: number;
  readonly recurring: readonly RecurringCost[];
  /** Whole, from 1. */
  readonly years: number;
  /** A year, 0 to 1. */
  readonly interest: number;
}

/** What an amount of today's price in year y is worth today: ((1 + p)/(1 + i))^y. The shorthand 1/(1 + i − p)^y is another number. */
const presentShare = (year: number, rise: number, interest: number): number =>
  ((1 + rise) / (1 + interest)) ** year;

/** Today's worth of everything, Europump and Hydraulic Institute: initial costs and each year's, from the first on. */
export function lifeCycleCost({ initial, recurring, years, interest }: CostQuestion): number {
  let sum = initial;
  for (let year = 1; year <= years; year++)
    for (const { amount, every, rise } of recurring)
      if (year % every === 0) sum += amount * presentShare(year, rise, interest);
  return sum;
}

/** A dearer machine beside a baseline that costs more to run. */
export interface Payback {
  /** Years until what is saved at today's prices has paid what was added; `null`: never. */
  readonly simple: number | null;
  /** The same with interest and rising prices, within the years asked about; `null`: not within them. */
  readonly discounted: number | null;
}

/**
 * @param added what it costs more at the beginning
 * @param saved what it costs less each year, with the rise of its price
 */
export function payback(
  added: number,
  saved: readonly RecurringCost[],
  years: number,
  interest: number,
): Payback {
  const yearly = saved.reduce((sum, { amount, every }) => sum + amount / every, 0);
  if (added <= 0) return { simple: yearly >= 0 ? 0 : null, discounted: yearly >= 0 ? 0 : null };
  let left = added;
  let discounted: number | null = null;
  for (let year = 1; year <= years && discounted === null; year++) {
    let back = 0;
    for (const { amount, every, rise } of saved)
      if (year % every === 0) back += amount * presentShare(year, rise, interest);
    // Spread evenly over the year in which it is paid back.
    if (back > 0 && back >= left) discounted = year - 1 + left / back;
    left -= back;
  }
  return { simple: yearly > 0 ? added / yearly : null, discounted };
}
