import type { ControlWay } from "../energy/energyTerms.ts";
import { costBeside, type CostedYear, type Prices, type YearCost } from "../energy/energyCosts.ts";
import type { SetYear } from "./setYear.ts";

/** Machines of one model in a set. */
export interface BoughtMachines {
  readonly count: number;
  /** 元 for each; `null` where nobody has typed it. */
  readonly price: number | null;
}

/** What a set costs under one way of control; `null` without a price of electricity or a whole year. */
export interface WayCost {
  readonly way: ControlWay;
  readonly cost: YearCost | null;
}

/**
 * 元 at the beginning: every machine at its own price, and one converter where one machine is regulated beside fixed ones.
 * `null` where a price of it is missing, for none is made up.
 */
function initialOf(bought: readonly BoughtMachines[], prices: Prices, hasDrive: boolean): number | null {
  const { drive, installation } = prices;
  if (hasDrive && drive === null) return null;
  let sum = (hasDrive ? (drive ?? 0) : 0) + (installation ?? 0);
  for (const { count, price } of bought) {
    if (price === null) return null;
    sum += count * price;
  }
  return sum;
}

/**
 * Money of a set under each way of control, beside the same set at a fixed speed, throttled.
 *
 * @param bought by member of the set
 * @param prices of all that is not a machine; its own price of a machine is not used
 */
export function setCosts(
  { ways }: Pick<SetYear, "ways">,
  bought: readonly BoughtMachines[],
  prices: Prices,
): readonly WayCost[] {
  const years = ways.map(({ way, year }): CostedYear & { readonly way: ControlWay } => ({
    way,
    energy: year.ok && year.value.missing === 0 ? year.value.energy : null,
    hasDrive: way !== "throttled",
  }));
  const baseline = years.find(({ way }) => way === "throttled") ?? null;
  return years.map((year) => ({
    way: year.way,
    cost: costBeside(year, year === baseline ? null : baseline, prices, (hasDrive) =>
      initialOf(bought, prices, hasDrive),
    ),
  }));
}
