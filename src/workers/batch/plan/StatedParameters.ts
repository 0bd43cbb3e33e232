import type { Api } from "#api/client/createApi.ts";
import { listParameterValues, PRODUCTS_PER_PARAMETER_CALL } from "#api/contract/products.ts";
import type { ParameterFilter } from "#domain/building/selection/parameterQuestion.ts";
import type { Parameter } from "#domain/building/selection/multiRoom.ts";

/** The requested parameters: those of a filter, or some by their codes */
type Asked = { readonly parameter_filter: ParameterFilter } | { readonly codes: readonly string[] };

/** Stated parameters of products, each requested once */
export class StatedParameters {
  readonly #known = new Map<string, readonly Parameter[]>();

  /** Number of known products */
  get count(): number {
    return this.#known.size;
  }

  readonly of = (id: string): readonly Parameter[] | undefined => this.#known.get(id);

  /** Asks for products that are not known yet. */
  async know(api: Api, ids: Iterable<string>, asked: Asked, signal?: AbortSignal): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#known.has(id));
    const question = "codes" in asked ? { codes: [...asked.codes] } : asked;
    for (let from = 0; from < missing.length; from += PRODUCTS_PER_PARAMETER_CALL) {
      const productIds = missing.slice(from, from + PRODUCTS_PER_PARAMETER_CALL);
      const products = await api.call(
        listParameterValues,
        { body: { productIds, ...question } },
        signal ? { signal } : {},
      );
      // The answer omits products that were removed from the catalogue: they state nothing.
      for (const id of productIds) this.#known.set(id, []);
      for (const { id, parameters } of products) this.#known.set(id, parameters);
    }
  }
}
