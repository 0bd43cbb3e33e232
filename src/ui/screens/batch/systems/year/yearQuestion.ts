import type { Product } from "#api/contract/products.ts";
import { pumpDuty } from "#domain/building/systems/water/pumpDuty.ts";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import type { WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import { readEnergy } from "#domain/products/energy/energyAddress.ts";
import type { EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import type { Prices } from "#domain/products/energy/energyCosts.ts";
import type { ChartProductSource, EnergyQuestion } from "#workers/curve/CurveClient.ts";
import { motorFactsOf } from "../../../../energy/motorFactsOf.ts";

/** What a person said of the year of a system's pumps; the usual where nobody said anything. */
export const choiceOf = (settings: Pick<WaterSettings, "year">): EnergyChoice =>
  readEnergy(new URLSearchParams(settings.year));

interface AskedPump {
  readonly product: Product;
  readonly source: ChartProductSource;
}

/** The year of a system's pumps at its duty, with their medium and number. */
export const yearQuestion = (
  { product, source }: AskedPump,
  card: DutyCard,
  settings: WaterSettings,
  prices: Prices,
): EnergyQuestion => ({
  chart: {
    machine: "pump",
    products: [source],
    conditions: [pumpDuty(card, settings).map(({ code, value }) => ({ code, value }))],
    rate: null,
  },
  order: { setting: undefined, motor: motorFactsOf(product), choice: choiceOf(settings), prices },
});
