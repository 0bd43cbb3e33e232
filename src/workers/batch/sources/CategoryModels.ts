import type { Api } from "#api/client/createApi.ts";
import { listParameterValues, PRODUCTS_PER_PARAMETER_CALL } from "#api/contract/products.ts";
import { queryProducts } from "#api/contract/search.ts";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { Parameter } from "#domain/building/selection/multiRoom.ts";
import type { StatedProduct } from "#domain/building/systems/statedProduct.ts";

/** The largest page of the server */
const PAGE = 100;
/** More products are not read: they would be too many to compare. */
const MOST = 3000;

interface ReadModels<Model> {
  readonly api: Api;
  readonly user: string | undefined;
  readonly models: readonly Model[];
  /** Number of products in the category, with those that could not be read */
  readonly count: number;
}

/** All products of a category, including the user's own, read once for each user */
export class CategoryModels<Model> {
  readonly #category: CategoryCode;
  readonly #codes: readonly string[];
  readonly #read: (product: StatedProduct, parameters: readonly Parameter[]) => Model | null;
  #known: ReadModels<Model> | null = null;

  /** @param read returns null for a product that states too little */
  constructor(
    category: CategoryCode,
    codes: readonly string[],
    read: (product: StatedProduct, parameters: readonly Parameter[]) => Model | null,
  ) {
    this.#category = category;
    this.#codes = codes;
    this.#read = read;
  }

  async know(
    api: Api,
    user: string | undefined,
    signal: AbortSignal,
  ): Promise<Pick<ReadModels<Model>, "models" | "count"> & { readonly isWhole: boolean }> {
    const known = this.#known;
    const isSame = known !== null && known.api === api && known.user === user;
    const { models, count } = isSame ? known : (this.#known = await this.#ask(api, user, signal));
    return { models, count, isWhole: count <= MOST };
  }

  async #ask(api: Api, user: string | undefined, signal: AbortSignal): Promise<ReadModels<Model>> {
    const ids: string[] = [];
    let count = PAGE;
    for (let pageNo = 1; ids.length < Math.min(count, MOST); pageNo++) {
      const body = { gjwCategoryCode: this.#category, pageNo, pageSize: PAGE };
      const page = await api.call(queryProducts, { body }, { signal });
      count = page.totalCount;
      if (page.list.length === 0) break;
      for (const { id } of page.list) ids.push(id);
    }
    const models: Model[] = [];
    for (let from = 0; from < ids.length; from += PRODUCTS_PER_PARAMETER_CALL) {
      const productIds = ids.slice(from, from + PRODUCTS_PER_PARAMETER_CALL);
      const body = { productIds, codes: [...this.#codes] };
      for (const product of await api.call(listParameterValues, { body }, { signal })) {
        const model = this.#read(product, product.parameters);
        if (model !== null) models.push(model);
      }
    }
    return { api, user, models, count: ids.length === 0 ? 0 : count };
  }
}
