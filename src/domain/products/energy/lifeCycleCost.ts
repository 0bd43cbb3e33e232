/** A recurring cost, at today's price. */
export interface RecurringCost {
  readonly amount: number;
  /** Recurs every so many years, the first time after as many. */
  readonly every: number;
  /** Yearly rise of its price, 0 to 1. */
  readonly rise: number;
}

/** The costs of one machine over the years, in one currency. */
export interface CostQuestion {
  /** Costs before the first year: machine, converter, installation. */
  readonly initial: number;
  readonly recurring: readonly RecurringCost[];
  /** A whole number, at least 1. */
  readonly years: number;
  /** Yearly rate, 0 to 1. */
  readonly interest: number;
}

/**
 * Present value of an amount at today's price in year y: ((1 + p)/(1 + i))^y. The shorthand 1/(1 + i − p)^y gives
 * a different number.
 */
const presentShare = (year: number, rise: number, interest: number): number =>
  ((1 + rise) / (1 + interest)) ** year;

/**
 * Present value of all costs, after Europump and Hydraulic Institute: initial costs and those of each year, from
 * the first on.
 */
export function lifeCycleCost({ initial, recurring, years, interest }: CostQuestion): number {
  let sum = initial;
  for (let year = 1; year <= years; year++)
    for (const { amount, every, rise } of recurring)
      if (year % every === 0) sum += amount * presentShare(year, rise, interest);
  return sum;
}

/** A dearer machine compared with a baseline that costs more to run. */
export interface Payback {
  /** Years until the savings at today's prices have paid the extra cost; `null` for never. */
  readonly simple: number | null;
  /** The same with interest and rising prices; `null` if not within the years asked about. */
  readonly discounted: number | null;
}

/**
 * @param added extra initial cost
 * @param saved costs saved each year, with the rise of their price
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
    // The last year's savings are spread evenly over that year.
    if (back > 0 && back >= left) discounted = year - 1 + left / back;
    left -= back;
  }
  return { simple: yearly > 0 ? added / yearly : null, discounted };
}
