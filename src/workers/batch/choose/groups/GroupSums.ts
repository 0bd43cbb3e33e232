import { listParameterValues, PRODUCTS_PER_PARAMETER_CALL } from "#api/contract/products.ts";
import { countFollowed, type FollowedCounts } from "#domain/building/batch/rules/countFollowed.ts";
import type { RuleMatch } from "#domain/building/batch/state/RoomRule.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { rowsGrownBy } from "#domain/building/batch/table/gatherRows.ts";
import {
  groupOfHead,
  groupTable,
  groupTexts,
  type GroupedTable,
} from "#domain/building/batch/groups/groupTable.ts";
import { sumRooms } from "#domain/building/batch/groups/sumRooms.ts";
import type { GroupLine, PlaceCount, TableSums, WholeSums } from "#domain/building/batch/groups/TableSums.ts";
import { tickedAmong } from "#domain/building/batch/edit/tickRooms.ts";
import { planProductIds } from "#domain/building/batch/confirm/planRooms.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import type { OpenSelection } from "../../session/Opening.ts";
import { TablePrices } from "../prices/TablePrices.ts";

/** A window holds what a screen can show, with a margin; nobody draws more. */
const MAX_WINDOW = 200;

type Stated = ReadonlyMap<string, number>;

interface Summed<Table> {
  /**
   * The table that was summed. Every change makes another table, but during a run less often than every
   * frame.
   */
  readonly table: Table;
  /** Number of products whose parameters were known. */
  readonly known: number;
}

/**
 * The heads of groups and the sums of a table. Product parameters are requested when the table is first
 * summed.
 */
export class GroupSums {
  readonly #opened: () => OpenSelection;
  readonly #prices: TablePrices;
  readonly #stated = new Map<string, Stated>();
  #isAsking = false;
  #groups: (Summed<GroupedTable> & { readonly sums: readonly TableSums[] }) | null = null;
  #whole: (Summed<Int32Array> & { readonly sums: TableSums }) | null = null;

  constructor(opened: () => OpenSelection) {
    this.#opened = opened;
    this.#prices = new TablePrices(opened);
  }

  /** Lines of a grouped table in a range; without groups its rooms. */
  lines(first: number, end: number): (RoomRow | GroupLine)[] {
    const { session } = this.#opened();
    const { batch } = session;
    const grouped = session.order.grouped;
    const start = Math.max(0, Math.trunc(first));
    const window = (grouped?.lines ?? session.order.rows()).slice(start, Math.min(end, start + MAX_WINDOW));
    const rooms = roomRows(
      batch,
      window.filter((line) => line >= 0),
      0,
    ).values();
    const sums = grouped ? this.#sumsOf(grouped) : [];
    return Array.from(window, (line, at): RoomRow | GroupLine => {
      const index = start + at;
      const group = groupOfHead(line);
      if (group < 0) return { ...rooms.next().value!, index };
      const { name, isFolded, from, to } = grouped!.groups[group]!;
      const ticked = tickedAmong(batch, grouped!.rows.subarray(from, to)).length;
      return { ...sums[group]!, index, group: name, isFolded, ticked };
    });
  }

  /**
   * The storeys and zones of the whole building, regardless of the view; values that no room has are omitted.
   */
  places(): PlaceCount[] {
    const { rooms } = this.#opened().session.batch;
    const all = rowsGrownBy(rooms.ids.length, 0);
    return (["floor", "zone"] as const).flatMap((by) => {
      const { groups } = groupTable(groupTexts(rooms, by), all, { by, folded: [] });
      const isStated = groups.some(({ name }) => name !== "");
      return isStated ? groups.map(({ name, from, to }) => ({ by, name, rooms: to - from })) : [];
    });
  }

  countRules(rules: readonly RuleMatch[]): FollowedCounts {
    return countFollowed(this.#opened().session.batch.rooms, rules);
  }

  /**
   * Sums over all rooms that the view shows, including folded groups.
   *
   * @param priceArea absent: prices are not requested
   */
  sums(priceArea?: string | null): WholeSums {
    const { session } = this.#opened();
    const rows = session.order.rows();
    const known = this.#stated.size;
    if (this.#whole?.table !== rows || this.#whole.known !== known)
      this.#whole = { table: rows, known, sums: this.#sum(session.batch, rows) };
    void this.#ask();
    const price = priceArea === undefined ? null : this.#prices.of(rows, priceArea);
    return { ...this.#whole.sums, price };
  }

  #sumsOf(table: GroupedTable): readonly TableSums[] {
    const { session } = this.#opened();
    const known = this.#stated.size;
    if (this.#groups?.table !== table || this.#groups.known !== known) {
      const sums = table.groups.map(({ from, to }) =>
        this.#sum(session.batch, table.rows.subarray(from, to)),
      );
      this.#groups = { table, known, sums };
    }
    void this.#ask();
    return this.#groups.sums;
  }

  #sum(batch: Batch<unknown>, rows: Int32Array): TableSums {
    return sumRooms(batch, rows, (id) => this.#stated.get(id));
  }

  /**
   * Requests missing parameters of products, and has the table drawn again; after a network failure, the next
   * call requests them again.
   */
  async #ask(): Promise<void> {
    const { api, session } = this.#opened();
    const { batch } = session;
    const isNeeded = batch.kind.sums.some(({ of }) => "property" in of);
    if (this.#isAsking || !isNeeded || batch.run.status === "running") return;
    const missing = planProductIds(batch).filter((id) => !this.#stated.has(id));
    if (missing.length === 0) return;
    this.#isAsking = true;
    try {
      for (let from = 0; from < missing.length; from += PRODUCTS_PER_PARAMETER_CALL) {
        const productIds = missing.slice(from, from + PRODUCTS_PER_PARAMETER_CALL);
        const body = { productIds, parameter_filter: "GMEP_PARAMETER" as const };
        const products = await api.call(listParameterValues, { body }, {});
        // The answer omits products that have left the catalogue: they have no parameters.
        for (const id of productIds) this.#stated.set(id, new Map());
        for (const { id, parameters } of products)
          this.#stated.set(
            id,
            new Map(
              parameters.flatMap(({ code, value }) => (typeof value === "number" ? [[code, value]] : [])),
            ),
          );
      }
      session.viewChanged();
    } catch {
      // On failure the sums show what is known.
    } finally {
      this.#isAsking = false;
    }
  }
}
