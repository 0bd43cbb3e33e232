import type { Batch } from "#domain/building/batch/Batch.ts";
import type { PartName } from "./savedParts.ts";

type Tables = Pick<Batch<unknown>, "products" | "offered" | "reasons">;

interface Extent {
  readonly table: object;
  readonly size: number;
}

function extentOf({ products, offered, reasons }: Tables, name: PartName): Extent | null {
  switch (name) {
    case "products":
      return { table: products, size: products.entries.length };
    case "offered":
      return { table: offered, size: offered.size };
    case "reasons":
      return { table: reasons, size: reasons.texts.length };
    default:
      return null;
  }
}

/**
 * The tables that results refer to, as they were last written. They only grow, and after the first chunks of a run
 * hardly any more: a chunk's save writes those that did, and not each of them every time.
 */
export class WrittenTables {
  readonly #written = new Map<PartName, Extent>();
  readonly #underway = new Map<PartName, Extent>();

  /** To be asked when the part is made, and not before: what refers to a table is made first. */
  isWritten(tables: Tables, name: PartName): boolean {
    const now = extentOf(tables, name);
    const then = this.#written.get(name);
    return now !== null && then?.table === now.table && then.size === now.size;
  }

  /** The part is made now. */
  note(tables: Tables, name: PartName): void {
    const now = extentOf(tables, name);
    if (now) this.#underway.set(name, now);
  }

  begin(): void {
    this.#underway.clear();
  }

  /** What was noted since the save began stands in the record. */
  wrote(): void {
    for (const [name, extent] of this.#underway) this.#written.set(name, extent);
  }

  forget(): void {
    this.#written.clear();
  }
}
