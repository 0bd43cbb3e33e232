import { planProductIds } from "#domain/building/batch/confirm/planRooms.ts";
import { waterSide, type WaterSide } from "#domain/building/batch/systems/systemRooms.ts";
import { StatedParameters } from "../plan/StatedParameters.ts";
import type { OpenSelection } from "../session/Opening.ts";

/** Stated data of the water side of products; each product is requested once. */
export class WaterSides {
  readonly #stated = new StatedParameters();
  readonly #known = new Map<string, WaterSide>();

  /** Number of known products */
  get count(): number {
    return this.#known.size;
  }

  readonly of = (id: string): WaterSide | undefined => this.#known.get(id);

  /**
   * Asks the server for chosen products that are not known yet.
   *
   * @param more further ids
   */
  async know(
    { api, session }: OpenSelection,
    signal: AbortSignal,
    more: readonly string[] = [],
  ): Promise<void> {
    const { water } = session.batch.kind;
    if (water === undefined) return;
    const ids = [...planProductIds(session.batch), ...more];
    await this.#stated.know(api, ids, { parameter_filter: "GMEP_PARAMETER" }, signal);
    for (const id of ids)
      if (!this.#known.has(id)) this.#known.set(id, waterSide(water, this.#stated.of(id) ?? []));
  }
}
