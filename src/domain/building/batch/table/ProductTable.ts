import type { LibraryName } from "../../../catalogue/listing/ProductOrigin.ts";

/** A selected product, shared by its rooms. */
export interface ProductEntry {
  readonly id: string;
  readonly model: string;
  readonly name: string;
  readonly seriesName: string;
  readonly imageUrl: string | null;
  readonly hasDetail: boolean;
  readonly isSample: boolean;
  /** The library of an own product. */
  readonly library?: LibraryName;
  /** Catalogue figures under the filter `judgedBy`, in the order of the kind's columns. */
  readonly figures: readonly (number | null)[];
  /** Number of the filter whose speed level the figures belong to. */
  readonly judgedBy: number;
}

const keyOf = (id: string, judgedBy: number) => `${judgedBy} ${id}`;

/** Products by number; a product has an entry for every filter that it was selected under. */
export class ProductTable {
  readonly #entries: ProductEntry[] = [];
  readonly #indexes = new Map<string, number>();

  constructor(entries: readonly ProductEntry[] = []) {
    for (const entry of entries) this.indexOf(entry.id, entry.judgedBy, () => entry);
  }

  get entries(): readonly ProductEntry[] {
    return this.#entries;
  }

  /** `make` reads the figures, once for each product and filter. */
  indexOf(id: string, judgedBy: number, make: () => ProductEntry): number {
    const key = keyOf(id, judgedBy);
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    this.#indexes.set(key, this.#entries.length);
    return this.#entries.push(make()) - 1;
  }

  at(index: number): ProductEntry | undefined {
    return this.#entries[index];
  }
}
