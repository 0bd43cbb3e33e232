import type { GroupedTable } from "#domain/building/batch/groups/groupTable.ts";
import type { TableGroups } from "#domain/building/batch/groups/TableGroups.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import { viewRows } from "#domain/building/batch/view/viewRows.ts";

/** Shortest time between two sorts while results arrive: the worker's time belongs to the run. ms */
const CALM = 500;

/** The rows of the view in order, computed on request if something has changed. */
export class RowOrder<Filter> {
  readonly #batch: Batch<Filter>;
  readonly #now: () => number;
  readonly #onGroups: () => void;
  #groups: TableGroups | null = null;
  #grouped: GroupedTable | null = null;
  #rows: Int32Array<ArrayBuffer> = new Int32Array(0);
  #state: "current" | "outdated" | "wrong" = "wrong";
  #orderedAt = -Infinity;

  /**
   * @param onGroups called when the code that orders storeys has loaded; until then the view is drawn without
   * groups
   */
  constructor(batch: Batch<Filter>, now: () => number, onGroups: () => void) {
    this.#batch = batch;
    this.#now = now;
    this.#onGroups = onGroups;
  }

  /** The groups of the view; `null` if it has none. */
  get grouped(): GroupedTable | null {
    this.rows();
    return this.#grouped;
  }

  /** The rows that are drawn: without the rooms of folded groups. */
  drawn(): Int32Array<ArrayBuffer> {
    return this.grouped?.lines.filter((line) => line >= 0) ?? this.rows();
  }

  /** Rows of a group in the view, folded or not. */
  rowsOfGroup(group: string): Int32Array<ArrayBuffer> {
    const { grouped } = this;
    const found = grouped?.groups.find(({ name }) => name === group);
    return grouped && found ? grouped.rows.slice(found.from, found.to) : new Int32Array(0);
  }

  /**
   * `wrong`: rows were added or removed, or the view is another; `outdated`: only the content of rows has
   * changed.
   */
  invalidate(to: "outdated" | "wrong"): void {
    if (this.#state !== "wrong") this.#state = to;
  }

  rows(): Int32Array<ArrayBuffer> {
    if (this.#isDue()) {
      const { view } = this.#batch;
      const { by = null, folded = [] } = view.group ?? {};
      const groups = this.#groups;
      if (groups === null && (by !== null || view.sort?.key === "floor")) void this.#fetchGroups();
      const rows = viewRows(this.#batch, view, groups?.storeyRanks);
      this.#grouped =
        by === null
          ? null
          : (groups?.groupTable(groups.tableTexts(this.#batch, by), rows, { by, folded }) ?? null);
      this.#rows = this.#grouped?.rows ?? rows;
      this.#state = "current";
      this.#orderedAt = this.#now();
    }
    return this.#rows;
  }

  async #fetchGroups(): Promise<void> {
    try {
      const { TABLE_GROUPS } = await import("#domain/building/batch/groups/TableGroups.ts");
      this.#groups = TABLE_GROUPS;
      this.invalidate("wrong");
      this.#onGroups();
    } catch {
      // Without a network the table stays without groups until it is sorted again.
    }
  }

  #isDue(): boolean {
    if (this.#state === "current") return false;
    const mayWait = this.#state === "outdated" && this.#batch.run.status === "running";
    return !mayWait || this.#now() - this.#orderedAt >= CALM;
  }
}
