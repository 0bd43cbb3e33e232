import { lifeCycleCost, payback, type Payback, type RecurringCost } from "./lifeCycleCost.ts";

/**
 * A user's own prices; `null` is not entered. No price is made up: results that need a missing one are not shown.
 * Installation, maintenance, overhaul, interest and rises may be left out and then count as 0.
 */
export interface Prices {
  /** 元/kWh */
  readonly electricity: number | null;
  /** 元 for each machine, standby machines included. */
  readonly machine: number | null;
  /** 元 for the converter of each machine. */
  readonly drive: number | null;
  /** 元 for all machines together. */
  readonly installation: number | null;
  /** 元 a year for all machines together. */
  readonly maintenance: number | null;
  /** 元 each time for all machines together, and years between two overhauls. */
  readonly overhaul: number | null;
  readonly overhaulEvery: number | null;
  readonly years: number | null;
  /** % a year. */
  readonly interest: number | null;
  readonly energyRise: number | null;
  readonly priceRise: number | null;
}

export const NO_PRICES: Prices = {
  electricity: null,
  machine: null,
  drive: null,
  installation: null,
  maintenance: null,
  overhaul: null,
  overhaulEvery: null,
  years: null,
  interest: null,
  energyRise: null,
  priceRise: null,
};

/** Energy of a year under one kind of control. */
export interface CostedYear {
  /** kWh of a complete year; `null` if a row has no figure. */
  readonly energy: number | null;
  readonly hasDrive: boolean;
}

export interface YearCost {
  /** 元 in the first year, at today's price. */
  readonly electricity: number;
  /** 元; `null` without the price of the machine, of its converter if it has one, or the years. */
  readonly lifeCycle: number | null;
  /** Compared with the baseline; `null` without a baseline, an initial cost of both, or the years. */
  readonly payback: Payback | null;
}

const WHOLE = 100;
const share = (percent: number | null): number => (percent ?? 0) / WHOLE;

/** Initial costs in 元; `null` without the price of the machine, or of its converter if it has one. */
function initialOf({ machine, drive, installation }: Prices, hasDrive: boolean, machines: number) {
  if (machine === null || (hasDrive && drive === null)) return null;
  return machines * (machine + (hasDrive ? (drive ?? 0) : 0)) + (installation ?? 0);
}

const energyOf = (electricity: number, prices: Prices): RecurringCost => ({
  amount: electricity,
  every: 1,
  rise: share(prices.energyRise),
});

function recurringOf(electricity: number, prices: Prices): RecurringCost[] {
  const { maintenance, overhaul, overhaulEvery } = prices;
  const rise = share(prices.priceRise);
  return [
    energyOf(electricity, prices),
    ...(maintenance === null ? [] : [{ amount: maintenance, every: 1, rise }]),
    ...(overhaul === null || overhaulEvery === null
      ? []
      : [{ amount: overhaul, every: overhaulEvery, rise }]),
  ];
}

/**
 * Costs of one kind of control compared with a baseline; `null` without an electricity price or a complete year.
 *
 * @param machines number of machines bought
 * @param baseline `null` if it has no complete year, or is this one
 */
export const yearCost = (
  year: CostedYear,
  baseline: CostedYear | null,
  prices: Prices,
  machines: number,
): YearCost | null => costBeside(year, baseline, prices, (hasDrive) => initialOf(prices, hasDrive, machines));

/**
 * Like `yearCost`, for any purchase.
 *
 * @param initialWith initial costs in 元, with or without converters; `null` if a price that they need is missing
 */
export function costBeside(
  year: CostedYear,
  baseline: CostedYear | null,
  prices: Prices,
  initialWith: (hasDrive: boolean) => number | null,
): YearCost | null {
  if (prices.electricity === null || year.energy === null) return null;
  const electricity = year.energy * prices.electricity;
  const initial = initialWith(year.hasDrive);
  const { years } = prices;
  const interest = share(prices.interest);
  const base = baseline === null ? null : initialWith(baseline.hasDrive);
  const saved = baseline?.energy == null ? null : baseline.energy * prices.electricity - electricity;
  return {
    electricity,
    lifeCycle:
      initial === null || years === null
        ? null
        : lifeCycleCost({ initial, recurring: recurringOf(electricity, prices), years, interest }),
    payback:
      initial === null || base === null || saved === null || years === null
        ? null
        : payback(initial - base, [energyOf(saved, prices)], years, interest),
  };
}
