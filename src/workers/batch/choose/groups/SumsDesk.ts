import { listParameterValues, PRODUCTS_PER_PARAMETER_CALL } from "#api/contract/products.ts";
import { countFollowed, type FollowedCounts } from "#domain/building/batch/rules/countFollowed.ts";
import type { RuleMatch } from "#domain/building/batch/state/RoomRule.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { rowsGrownBy } from "#domain/building/batch/table/gatherRows.ts";
import { groupOfHead, groupTable, type GroupedTable } from "#domain/building/batch/groups/groupTable.ts";
import { sumRooms } from "#domain/building/batch/groups/sumRooms.ts";
import type { GroupLine, PlaceCount, TableSums, WholeSums } from "#domain/building/batch/groups/TableSums.ts";
import { tickedAmong } from "#domain/building/batch/edit/tickRooms.ts";
import { planProductIds } from "#domain/building/batch/confirm/planRooms.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import type { OpenSelection } from "../../session/Opening.ts";
import { TablePrices } from "../prices/TablePrices.ts";

/** A window is what a screen can show with a margin; nobody draws more. */
const MAX_WINDOW = 200;

type Stated = ReadonlyMap<string, number>;

interface Summed<Table> {
  /** What was summed. Every change makes another table, at its own pace while a run reports every frame. */
  readonly table: Table;
  /** Products of which it was known what they state. */
  readonly known: number;
}

/** The heads of groups and the sums of a table. What products state is asked for when it is first summed. */
export class SumsDesk {
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

  /** Lines of a grouped table from one place up to another; without groups its rooms. */
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

  /** The floors and zones of the whole building, whatever the view shows; nothing of what no room states. */
  places(): PlaceCount[] {
    const { rooms } = this.#opened().session.batch;
    const all = rowsGrownBy(rooms.ids.length, 0);
    return (["floor", "zone"] as const).flatMap((by) => {
      const { groups } = groupTable(rooms, all, { by, folded: [] });
      const isStated = groups.some(({ name }) => name !== "");
      return isStated ? groups.map(({ name, from, to }) => ({ by, name, rooms: to - from })) : [];
    });
  }

  countRules(rules: readonly RuleMatch[]): FollowedCounts {
    return countFollowed(this.#opened().session.batch.rooms, rules);
  }

  /** All rooms that the view shows, those of folded groups among them. @param priceArea absent: prices are not asked for */
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

  /** Asks what is not known of the products, and has the table drawn again; what the network refused, the next look asks again. */
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
        // A product that has left the catalogue is not answered: it states nothing.
        for (const id of productIds) this.#stated.set(id, new Map());
        for (const { id, parameters } of products)
          this.#stated.set(
            id,
            new Map(
              parameters.flatMap(({ code, value }) => (typeof value === "number" ? [[code, value]] : [])),
            ),
          );
      }
      session.looksChanged();
    } catch {
      // The sums say what is known.
    } finally {
      this.#isAsking = false;
    }
  }
}
