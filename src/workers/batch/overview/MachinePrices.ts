import { ApiError } from "#api/client/ApiError.ts";
import type { Api } from "#api/client/createApi.ts";
import type { PricesFound } from "#domain/building/batch/prices/PricedSum.ts";
import {
  buildingCost,
  type BuildingCost,
  type CostedMachine,
} from "#domain/building/overview/buildingCost.ts";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { groupBy } from "#domain/base/groupBy.ts";
import { KnownPrices } from "../choose/prices/KnownPrices.ts";

/** Prices of the chosen machines of a building; each category is requested once for an area. */
export class MachinePrices {
  readonly #known = new Map<CategoryCode, KnownPrices>();

  #of(category: CategoryCode): KnownPrices {
    const known = this.#known.get(category) ?? new KnownPrices();
    this.#known.set(category, known);
    return known;
  }

  /** @param area null for the whole country */
  async cost(
    machines: readonly CostedMachine[],
    area: string | null,
    asked: { readonly api: Api; readonly signal: AbortSignal },
  ): Promise<BuildingCost | null> {
    if (machines.length === 0) return null;
    const found: PricesFound[] = [];
    try {
      for (const [category, of] of groupBy(machines, (machine) => machine.category)) {
        if (category === null) continue;
        const ids = of.map(({ id }) => id);
        const prices = this.#of(category);
        await prices.ask(ids, category, area, asked);
        const known = prices.found(ids);
        if (known !== null) found.push(known);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return buildingCost(machines, () => null, null, false);
    }
    const priceOf = ({ category, id }: CostedMachine) =>
      category === null ? null : this.#of(category).priceOf(id);
    return buildingCost(machines, priceOf, together(found));
  }
}

/** Facts about the prices of several categories: whether any is a sample, and the oldest date */
const together = (found: readonly PricesFound[]): PricesFound | null => {
  const [first, ...more] = found;
  if (first === undefined) return null;
  return more.reduce(
    (all, { isSample, oldest }) => ({
      isSample: all.isSample || isSample,
      oldest: oldest < all.oldest ? oldest : all.oldest,
    }),
    first,
  );
};
