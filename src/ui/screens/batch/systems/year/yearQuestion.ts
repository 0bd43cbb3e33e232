import type { Product } from "#api/contract/products.ts";
import { readEnergy } from "#domain/products/energy/energyAddress.ts";
import type { EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import type { Prices } from "#domain/products/energy/energyCosts.ts";
import type { ChartProductSource, EnergyQuestion } from "#workers/curve/CurveClient.ts";
import { motorFactsOf } from "../../../../energy/motorFactsOf.ts";
import type { AskedYear } from "#domain/building/systems/AskedYear.ts";

/** The settings of the year of a system's machines; the usual ones if none are set. */
export const choiceOf = ({ year }: Pick<AskedYear, "year">): EnergyChoice =>
  readEnergy(new URLSearchParams(year));

interface AskedProduct {
  readonly product: Product;
  readonly source: ChartProductSource;
}

/** The year of a system's machines at its duty, with their medium and number */
export const yearQuestion = (
  { product, source }: AskedProduct,
  asked: AskedYear,
  prices: Prices,
): EnergyQuestion => ({
  chart: {
    machine: asked.machine,
    products: [source],
    conditions: [asked.duty.map(({ code, value }) => ({ code, value }))],
    rate: null,
  },
  order: { setting: undefined, motor: motorFactsOf(product), choice: choiceOf(asked), prices },
});
