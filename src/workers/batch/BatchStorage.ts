import { openDB, type IDBPDatabase } from "idb";
import type { PartName } from "./savedParts.ts";

type Key = [building: string, part: PartName | typeof CURRENT];

const DATABASE = "volute-batch";
const STORE = "parts";
/** Parts of a record that could not be read, kept for somebody who can. */
const SET_ASIDE = ".set-aside";

/** So few parts are one edit: made in one go, they are on their way to the disk even where the worker ends right after. */
const IN_ONE_GO = 8;

/** Which building of a kind was opened last; kept under the kind, beside its buildings. */
const CURRENT = "current";

const partsOf = (building: string) => IDBKeyRange.bound([building], [building, []]);
const placeOfCurrent = (kind: string): Key => [`${kind}.${CURRENT}`, CURRENT];

/** The first building of a kind has the kind's name, as the only one had before there were several. */
const isOfKind = (building: string, kind: string) =>
  (building === kind || building.startsWith(`${kind}/`)) && !building.endsWith(SET_ASIDE);

/** What becomes of one part is what becomes of the whole transaction. */
const ignored = (request: Promise<unknown>): void => void request.catch(() => {});

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

  async load(building: string): Promise<ReadonlyMap<PartName, unknown>> {
    const { store } = (await this.#open()).transaction(STORE);
    const range = partsOf(building);
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    return new Map(keys.map((key, at) => [(key as [string, PartName])[1], values[at]]));
  }

  /**
   * Writes these parts and removes those, all or nothing; `undefined` stays as it is written. Of many, each is made just before it is written, and the
   * worker is free for other messages in between.
   */
  async save(
    building: string,
    parts: readonly (readonly [PartName, () => unknown])[],
    removed: Iterable<PartName>,
  ): Promise<void> {
    // Relaxed is what newer browsers do anyway: it survives the tab and the browser, and no save waits for the disk.
    const options = { durability: "relaxed" } as const;
    const transaction = (await this.#open()).transaction(STORE, "readwrite", options);
    const written = transaction.done;
    written.catch(() => {
      // Whoever fails first rejects this save; the other must not go unhandled.
    });
    try {
      const isOneGo = parts.length <= IN_ONE_GO;
      for (const [name, make] of parts) {
        const part = make();
        if (part === undefined) continue;
        const put = transaction.store.put(part, [building, name]);
        if (isOneGo) ignored(put);
        else await put;
      }
      for (const name of removed) ignored(transaction.store.delete([building, name]));
      transaction.commit();
    } catch (error) {
      abort(transaction);
      throw error;
    }
    await written;
  }

  /** Moves a record out of the way without destroying it; an earlier one set aside gives way. */
  async setAside(building: string): Promise<void> {
    const parts = await this.load(building);
    const transaction = (await this.#open()).transaction(STORE, "readwrite");
    const aside = `${building}${SET_ASIDE}`;
    await transaction.store.delete(partsOf(aside));
    for (const [name, value] of parts) await transaction.store.put(value, [aside, name]);
    await transaction.store.delete(partsOf(building));
    await transaction.done;
  }

  /** The heads of all buildings of a kind, by building. */
  async heads(kind: string): Promise<ReadonlyMap<string, unknown>> {
    const { store } = (await this.#open()).transaction(STORE);
    const keys = (await store.getAllKeys()) as Key[];
    const buildings = keys.flatMap(([id, part]) => (part === "head" && isOfKind(id, kind) ? [id] : []));
    const heads = await Promise.all(buildings.map((id) => store.get([id, "head"]) as Promise<unknown>));
    return new Map(buildings.map((id, at) => [id, heads[at]]));
  }

  async remove(building: string): Promise<void> {
    await (await this.#open()).delete(STORE, partsOf(building));
  }

  /** The building of a kind that was opened last, in whichever tab. */
  async current(kind: string): Promise<string | undefined> {
    const id: unknown = await (await this.#open()).get(STORE, placeOfCurrent(kind));
    return typeof id === "string" ? id : undefined;
  }

  async setCurrent(kind: string, building: string): Promise<void> {
    await (await this.#open()).put(STORE, building, placeOfCurrent(kind));
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
