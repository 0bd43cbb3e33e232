import { openDB, type IDBPDatabase } from "idb";
import { asideOf, partsOfRecordId } from "./recordOf.ts";
import type { PartName } from "./savedParts.ts";

type Key = [record: string, part: PartName | typeof CURRENT];

const DATABASE = "volute-batch";
const STORE = "parts";
/**
 * Up to this many parts are one edit: they are made in one go, so that they reach the disk even if the worker
 * ends right after.
 */
const IN_ONE_GO = 8;

/** Key of the building that was opened last; before kinds shared a building, each kind had such a key. */
const CURRENT = "current";
const PLACE_OF_CURRENT: Key = ["building.current", CURRENT];

const partsOf = (record: string) => IDBKeyRange.bound([record], [record, []]);

/** The transaction reports the outcome of each of its requests. */
const ignored = (request: Promise<unknown>): void => void request.catch(() => {});

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // The failure has already ended it.
  }
}

/** The browser's storage of batches. Every call rejects when the browser refuses storage. */
export class BatchStorage {
  #database: Promise<IDBPDatabase> | undefined;

  async load(record: string): Promise<ReadonlyMap<PartName, unknown>> {
    const { store } = (await this.#open()).transaction(STORE);
    const range = partsOf(record);
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    return new Map(keys.map((key, at) => [(key as [string, PartName])[1], values[at]]));
  }

  /**
   * Writes and removes parts, all or nothing; `undefined` leaves a part as it is written. If there are many,
   * each is made just before it is written, and the worker handles other messages in between.
   */
  async save(
    record: string,
    parts: readonly (readonly [PartName, () => unknown])[],
    removed: Iterable<PartName>,
  ): Promise<void> {
    // "relaxed" is the default of newer browsers: the data survive the tab and the browser, and no save waits
    // for the disk.
    const options = { durability: "relaxed" } as const;
    const transaction = (await this.#open()).transaction(STORE, "readwrite", options);
    const written = transaction.done;
    written.catch(() => {
      // The first failure rejects this save; the second must not become an unhandled rejection.
    });
    try {
      const isOneGo = parts.length <= IN_ONE_GO;
      for (const [name, make] of parts) {
        const part = make();
        if (part === undefined) continue;
        const put = transaction.store.put(part, [record, name]);
        if (isOneGo) ignored(put);
        else await put;
      }
      for (const name of removed) ignored(transaction.store.delete([record, name]));
      transaction.commit();
    } catch (error) {
      abort(transaction);
      throw error;
    }
    await written;
  }

  /** Moves a record aside without destroying it, in place of one set aside earlier. */
  async setAside(record: string): Promise<void> {
    const parts = await this.load(record);
    if (parts.size === 0) return;
    const transaction = (await this.#open()).transaction(STORE, "readwrite");
    const aside = asideOf(record);
    await transaction.store.delete(partsOf(aside));
    for (const [name, value] of parts) await transaction.store.put(value, [aside, name]);
    await transaction.store.delete(partsOf(record));
    await transaction.done;
  }

  /** The heads of all records, by id. */
  async heads(): Promise<ReadonlyMap<string, unknown>> {
    const { store } = (await this.#open()).transaction(STORE);
    const keys = (await store.getAllKeys()) as Key[];
    const records = keys.flatMap(([id, part]) =>
      part === "head" && partsOfRecordId(id) !== null ? [id] : [],
    );
    const heads = await Promise.all(records.map((id) => store.get([id, "head"]) as Promise<unknown>));
    return new Map(records.map((id, at) => [id, heads[at]]));
  }

  /** Removes a building with the records of every kind. */
  async remove(building: string): Promise<void> {
    const transaction = (await this.#open()).transaction(STORE, "readwrite");
    const keys = (await transaction.store.getAllKeys()) as Key[];
    const records = new Set(
      keys.map(([id]) => id).filter((id) => partsOfRecordId(id)?.building === building),
    );
    for (const record of records) await transaction.store.delete(partsOf(record));
    await transaction.done;
  }

  /** The building that was opened last, in any tab. */
  current(): Promise<string | undefined> {
    return this.#currentAt(PLACE_OF_CURRENT);
  }

  /** The building that a kind had opened last, before kinds shared a building. */
  currentOfKind(kind: string): Promise<string | undefined> {
    return this.#currentAt([`${kind}.${CURRENT}`, CURRENT]);
  }

  async setCurrent(building: string): Promise<void> {
    await (await this.#open()).put(STORE, building, PLACE_OF_CURRENT);
  }

  async #currentAt(key: Key): Promise<string | undefined> {
    const id: unknown = await (await this.#open()).get(STORE, key);
    return typeof id === "string" ? id : undefined;
  }

  async close(): Promise<void> {
    const database = await this.#database;
    this.#database = undefined;
    database?.close();
  }

  #open(): Promise<IDBPDatabase> {
    this.#database ??= openDB(DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore(STORE),
      // A newer version of the app in another tab must not wait for this one.
      blocking: () => void this.close(),
      terminated: () => (this.#database = undefined),
    });
    // A refusal may be temporary, such as during another tab's upgrade: the next call tries again.
    this.#database.catch(() => (this.#database = undefined));
    return this.#database;
  }
}
