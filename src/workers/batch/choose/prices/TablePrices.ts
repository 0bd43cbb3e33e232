import { planProductIds } from "#domain/building/batch/confirm/planRooms.ts";
import { priceRows } from "#domain/building/batch/prices/priceRows.ts";
import type { TablePrice } from "#domain/building/batch/groups/TableSums.ts";
import type { OpenSelection } from "../../session/Opening.ts";
import { KnownPrices } from "./KnownPrices.ts";

/** The cost of a table's rooms. Prices are requested when a table with visible prices is first summed. */
export class TablePrices {
  readonly #opened: () => OpenSelection;
  readonly #known = new KnownPrices();
  #isAsking = false;
  #last: { readonly of: readonly unknown[]; readonly price: TablePrice | null } | null = null;

  constructor(opened: () => OpenSelection) {
    this.#opened = opened;
  }

  /**
   * `null` until the prices of the area have arrived, and if no unit has one.
   *
   * @param area its code; `null` for the whole country
   */
  of(rows: Int32Array, area: string | null): TablePrice | null {
    const { batch } = this.#opened().session;
    void this.#ask(area);
    const { categoryCode } = batch.kind;
    const ids = planProductIds(batch);
    if (this.#known.missing(ids, categoryCode, area).length > 0) return null;
    const of = [rows, area, batch, this.#known.size];
    if (this.#last === null || of.some((part, at) => part !== this.#last!.of[at])) {
      const sum = priceRows(batch, rows, this.#known.priceOf);
      const found = this.#known.found(ids);
      this.#last = { of, price: found && sum.priced > 0 ? { ...sum, ...found } : null };
    }
    return this.#last.price;
  }

  /**
   * Has the table drawn again once prices have arrived; after a network failure, the next call requests them
   * again.
   */
  async #ask(area: string | null): Promise<void> {
    const { api, session } = this.#opened();
    const { batch } = session;
    if (this.#isAsking || batch.run.status === "running") return;
    const ids = planProductIds(batch);
    const { categoryCode } = batch.kind;
    if (this.#known.missing(ids, categoryCode, area).length === 0) return;
    this.#isAsking = true;
    try {
      await this.#known.ask(ids, categoryCode, area, { api });
      session.viewChanged();
    } catch {
      // On failure the sums show everything else.
    } finally {
      this.#isAsking = false;
    }
  }
}
