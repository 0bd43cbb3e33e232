import { listParameterValues, PRODUCTS_PER_PARAMETER_CALL } from "#api/contract/products.ts";
import { planProductIds } from "#domain/building/batch/confirm/planRooms.ts";
import { waterSide, type WaterSide } from "#domain/building/batch/systems/systemRooms.ts";
import type { OpenSelection } from "../session/Opening.ts";

/** What the catalogue states of the water side of products, each asked for once. */
export class WaterSides {
  readonly #known = new Map<string, WaterSide>();

  /** How many are known */
  get count(): number {
    return this.#known.size;
  }

  readonly of = (id: string): WaterSide | undefined => this.#known.get(id);

  /**
   * Asks for chosen products that are not known yet.
   *
   * @param more ids beside them
   */
  async know(
    { api, session }: OpenSelection,
    signal: AbortSignal,
    more: readonly string[] = [],
  ): Promise<void> {
    const { kind } = session.batch;
    if (kind.water === undefined) return;
    const missing = [...new Set([...planProductIds(session.batch), ...more])].filter(
      (id) => !this.#known.has(id),
    );
    for (let from = 0; from < missing.length; from += PRODUCTS_PER_PARAMETER_CALL) {
      const productIds = missing.slice(from, from + PRODUCTS_PER_PARAMETER_CALL);
      const body = { productIds, parameter_filter: "GMEP_PARAMETER" as const };
      const products = await api.call(listParameterValues, { body }, { signal });
      // The answer omits products that have left the catalogue: they state nothing.
      for (const id of productIds) this.#known.set(id, { flow: null, loss: null });
      for (const { id, parameters } of products) this.#known.set(id, waterSide(kind.water, parameters));
    }
  }
}
