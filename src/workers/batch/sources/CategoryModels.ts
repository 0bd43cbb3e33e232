import type { Api } from "#api/client/createApi.ts";
import { listParameterValues, PRODUCTS_PER_PARAMETER_CALL } from "#api/contract/products.ts";
import { queryProducts } from "#api/contract/search.ts";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { Parameter } from "#domain/building/selection/multiRoom.ts";
import type { StatedProduct } from "#domain/building/systems/statedProduct.ts";

/** The largest page that the server gives. */
const PAGE = 100;
/** More products are not read: nobody compares so many. */
const MOST = 3000;

interface ReadModels<Model> {
  readonly api: Api;
  readonly user: string | undefined;
  readonly models: readonly Model[];
  /** Products of the category, those of which nothing could be read among them */
  readonly count: number;
}

/** All products of a category, the user's own ones among them, read once for a user. */
export class CategoryModels<Model> {
  readonly #category: CategoryCode;
  readonly #codes: readonly string[];
  readonly #read: (product: StatedProduct, parameters: readonly Parameter[]) => Model | null;
  #known: ReadModels<Model> | null = null;

  /** @param read null where a product does not state enough */
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
