import { Interner } from "./Interner.ts";

/** The lists as plain data, for saving: list `n` is `members[ends[n-1]..ends[n])`, each an index in `ids`. */
export interface OfferedListsData {
  readonly ids: readonly string[];
  readonly members: Uint32Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
}

const FIRST_CAPACITY = 1024;

function grown(column: Uint32Array<ArrayBuffer>, needed: number): Uint32Array<ArrayBuffer> {
  if (needed <= column.length) return column;
  const larger = new Uint32Array(Math.max(needed, column.length * 2));
  larger.set(column);
  return larger;
}

/**
 * The products offered to rooms, best first. Rooms of similar size and air are offered the same 50 products, so
 * each list is stored once: 100,000 rooms with 50 ids each would be five million strings.
 */
export class OfferedLists {
  readonly #ids: Interner;
  readonly #byHash = new Map<number, number[]>();
  #members = new Uint32Array(FIRST_CAPACITY);
  #ends = new Uint32Array(FIRST_CAPACITY);
  #count = 0;

  constructor(data?: OfferedListsData) {
    this.#ids = new Interner(data?.ids);
    if (!data) return;
    data.ends.forEach((end, list) => this.#add(data.members.subarray(list && data.ends[list - 1]!, end)));
  }

  /** Grows with every new list. */
  get size(): number {
    return this.#count;
  }

  /** The number of this list, new or known. */
  indexOf(productIds: readonly string[]): number {
    return this.#add(Uint32Array.from(productIds, (id) => this.#ids.indexOf(id)));
  }

  idsAt(list: number): string[] {
    if (list < 0 || list >= this.#count) return [];
    return Array.from(this.#membersOf(list), (id) => this.#ids.textAt(id)!);
  }

  data(): OfferedListsData {
    const used = this.#count === 0 ? 0 : this.#ends[this.#count - 1]!;
    return {
      ids: this.#ids.texts,
      members: this.#members.slice(0, used),
      ends: this.#ends.slice(0, this.#count),
    };
  }

  #membersOf(list: number): Uint32Array {
    return this.#members.subarray(list === 0 ? 0 : this.#ends[list - 1]!, this.#ends[list]);
  }

  #add(members: Uint32Array): number {
    const hash = hashOf(members);
    const alike = this.#byHash.get(hash) ?? [];
    const known = alike.find((list) => isSame(this.#membersOf(list), members));
    if (known !== undefined) return known;
    const start = this.#count === 0 ? 0 : this.#ends[this.#count - 1]!;
    this.#members = grown(this.#members, start + members.length);
    this.#members.set(members, start);
    this.#ends = grown(this.#ends, this.#count + 1);
    this.#ends[this.#count] = start + members.length;
    this.#byHash.set(hash, [...alike, this.#count]);
    return this.#count++;
  }
}

const isSame = (a: Uint32Array, b: Uint32Array) =>
  a.length === b.length && a.every((value, at) => value === b[at]);

/** FNV-1a over whole members; it spreads well enough for a map, and equality decides. */
function hashOf(members: Uint32Array): number {
  let hash = 0x811c9dc5;
  for (const member of members) hash = Math.imul(hash ^ member, 0x01000193);
  return hash;
}
