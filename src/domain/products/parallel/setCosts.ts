import type { ControlMethod } from "../energy/energyTerms.ts";
import { costBeside, type CostedYear, type Prices, type YearCost } from "../energy/energyCosts.ts";
import type { SetYear } from "./setYear.ts";

/** Machines of one model in a set. */
export interface BoughtMachines {
  readonly count: number;
  /** 元 for each; `null` if no price was typed. */
  readonly price: number | null;
}

/** Costs of a set under one kind of control; `null` without an electricity price or a complete year. */
export interface MethodCost {
  readonly method: ControlMethod;
  readonly cost: YearCost | null;
}

/**
 * Initial costs in 元: every machine at its own price, and one converter where one machine is regulated beside
 * fixed ones. `null` if one of these prices is missing; none is made up. Installation may be left out.
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
 * Costs of a set under each kind of control, compared with the same set at a fixed speed with throttling.
 *
 * @param bought by member of the set
 * @param prices of everything else; its own machine price is not used
 */
export function setCosts(
  { methods }: Pick<SetYear, "methods">,
  bought: readonly BoughtMachines[],
  prices: Prices,
): readonly MethodCost[] {
  const years = methods.map(({ method, year }): CostedYear & { readonly method: ControlMethod } => ({
    method,
    energy: year.ok && year.value.missing === 0 ? year.value.energy : null,
    hasDrive: method !== "throttled",
  }));
  const baseline = years.find(({ method }) => method === "throttled") ?? null;
  return years.map((year) => ({
    method: year.method,
    cost: costBeside(year, year === baseline ? null : baseline, prices, (hasDrive) =>
      initialOf(bought, prices, hasDrive),
    ),
  }));
}
