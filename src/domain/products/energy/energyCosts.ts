import { lifeCycleCost, payback, type Payback, type RecurringCost } from "./lifeCycleCost.ts";

/** A user's own prices; `null` is not entered, and what would need it is not shown. Nothing has a default. */
export interface Prices {
  /** 元/kWh */
  readonly electricity: number | null;
  /** 元 for each machine, those that stand by included. */
  readonly machine: number | null;
  /** 元 for the converter of each machine. */
  readonly drive: number | null;
  /** 元 for all together. */
  readonly installation: number | null;
  /** 元 a year for all together. */
  readonly maintenance: number | null;
  /** 元 each time for all together, and years from one to the next. */
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

/** What a year takes under one way of control. */
export interface CostedYear {
  /** kWh of a whole year; `null` where a row has no figure. */
  readonly energy: number | null;
  readonly hasDrive: boolean;
}

export interface YearCost {
  /** 元 in the first year, at today's price. */
  readonly electricity: number;
  /** 元; `null` without the price of the machine, of its converter where it has one, or the years. */
  readonly lifeCycle: number | null;
  /** Beside the baseline; `null` where one of them has no price. */
  readonly payback: Payback | null;
}

const WHOLE = 100;
const share = (percent: number | null): number => (percent ?? 0) / WHOLE;

/** 元 at the beginning; `null` where a price of it is missing. */
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
 * Money of one way beside a baseline; `null` without a price of electricity or a whole year.
 *
 * @param machines that are bought
 * @param baseline `null` where it has no whole year, or is this one
 */
export const yearCost = (
  year: CostedYear,
  baseline: CostedYear | null,
  prices: Prices,
  machines: number,
): YearCost | null => costBeside(year, baseline, prices, (hasDrive) => initialOf(prices, hasDrive, machines));

/**
 * The same of whatever is bought.
 *
 * @param initialWith 元 at the beginning, with converters or without; `null` where a price of it is missing
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
