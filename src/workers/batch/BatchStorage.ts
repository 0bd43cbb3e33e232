import { openDB, type IDBPDatabase } from "idb";
import type { PartName } from "./savedParts.ts";

type Key = [kind: string, part: PartName];

const DATABASE = "volute-batch";
const STORE = "parts";
/** Parts of a record that could not be read, kept for somebody who can. */
const SET_ASIDE = "set-aside";

const partsOf = (kind: string) => IDBKeyRange.bound([kind], [kind, []]);

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // The failure itself has ended it already.
  }
}

/** Where batches live in the browser. Every call rejects when the browser refuses storage. */
export class BatchStorage {
  #database: Promise<IDBPDatabase> | undefined;

  async load(kind: string): Promise<ReadonlyMap<PartName, unknown>> {
    const { store } = (await this.#open()).transaction(STORE);
    const [keys, values] = await Promise.all([store.getAllKeys(partsOf(kind)), store.getAll(partsOf(kind))]);
    return new Map(keys.map((key, at) => [(key as Key)[1], values[at]]));
  }

  /**
   * Writes these parts and removes those, all or nothing. Each part is made just before it is written, and the
   * worker is free for other messages in between.
   */
  async save(
    kind: string,
    parts: Iterable<readonly [PartName, () => unknown]>,
    removed: Iterable<PartName>,
  ): Promise<void> {
    const transaction = (await this.#open()).transaction(STORE, "readwrite");
    const written = transaction.done;
    written.catch(() => {
      // Whoever fails first rejects this save; the other must not go unhandled.
    });
    try {
      for (const [name, make] of parts) await transaction.store.put(make(), [kind, name]);
      for (const name of removed) await transaction.store.delete([kind, name]);
    } catch (error) {
      abort(transaction);
      throw error;
    }
    await written;
  }

  /** Moves a record out of the way without destroying it; an earlier one set aside gives way. */
  async setAside(kind: string): Promise<void> {
    const parts = await this.load(kind);
    const transaction = (await this.#open()).transaction(STORE, "readwrite");
    const aside = `${kind}.${SET_ASIDE}`;
    await transaction.store.delete(partsOf(aside));
    for (const [name, value] of parts) await transaction.store.put(value, [aside, name]);
    await transaction.store.delete(partsOf(kind));
    await transaction.done;
  }

  async close(): Promise<void> {
    const database = await this.#database;
    this.#database = undefined;
    database?.close();
  }

  #open(): Promise<IDBPDatabase> {
    this.#database ??= openDB(DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore(STORE),
      // A newer version of ours in another tab must not wait for this one.
      blocking: () => void this.close(),
      terminated: () => (this.#database = undefined),
    });
    // A refusal may be for now only, as while another tab upgrades: the next call asks again.
    this.#database.catch(() => (this.#database = undefined));
    return this.#database;
  }
}
