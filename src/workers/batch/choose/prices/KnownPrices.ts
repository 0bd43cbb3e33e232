import type { Api } from "#api/client/createApi.ts";
import { queryProductPrices } from "#api/contract/productPrices.ts";
import { pricesFound, type PricesFound } from "#domain/building/batch/prices/PricedSum.ts";
import { PRODUCTS_PER_PRICE_CALL, type OwnPrice } from "#domain/products/goods/OwnPrice.ts";

/** The known prices of a category in one area. For another area, products are requested again. */
export class KnownPrices {
  readonly #asked = new Map<string, OwnPrice | null>();
  #of = "";

  /** Forgets the prices if category or area has changed. */
  #be(categoryCode: string, area: string | null): void {
    const of = JSON.stringify([categoryCode, area]);
    if (of === this.#of) return;
    this.#of = of;
    this.#asked.clear();
  }

  /** The products of these that have not been requested for this category and area. */
  missing(ids: Iterable<string>, categoryCode: string, area: string | null): readonly string[] {
    this.#be(categoryCode, area);
    return [...new Set(ids)].filter((id) => !this.#asked.has(id));
  }

  /** Requests the missing prices. Throws as the call does; earlier answers stay known. */
  async ask(
    ids: Iterable<string>,
    categoryCode: string,
    area: string | null,
    { api, signal }: { readonly api: Api; readonly signal?: AbortSignal },
  ): Promise<void> {
    const missing = this.missing(ids, categoryCode, area);
    for (let from = 0; from < missing.length; from += PRODUCTS_PER_PRICE_CALL) {
      const productIds = missing.slice(from, from + PRODUCTS_PER_PRICE_CALL);
      const body = { categoryCode, areaCode: area, productIds };
      const prices = await api.call(queryProductPrices, { body }, signal ? { signal } : {});
      this.#be(categoryCode, area);
      for (const id of productIds) this.#asked.set(id, null);
      for (const price of prices) this.#asked.set(price.productId, price);
    }
  }

  get size(): number {
    return this.#asked.size;
  }

  readonly priceOf = (id: string): number | null => this.#asked.get(id)?.price ?? null;

  /** The prices of these products, as far as they have one. */
  found(ids: Iterable<string>): PricesFound | null {
    return pricesFound([...ids].flatMap((id) => this.#asked.get(id) ?? []));
  }
}
