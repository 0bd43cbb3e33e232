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
 * The size of each table that results refer to, as it was last written. Tables only grow, and hardly after
 * the first chunks of a run: a chunk's save writes only those that did.
 */
export class WrittenTables {
  readonly #written = new Map<PartName, Extent>();
  readonly #underway = new Map<PartName, Extent>();

  /** Call it when the part is made, not before: parts that refer to a table are made first. */
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

  /** Everything noted since the save began is in the record. */
  wrote(): void {
    for (const [name, extent] of this.#underway) this.#written.set(name, extent);
  }

  forget(): void {
    this.#written.clear();
  }
}
