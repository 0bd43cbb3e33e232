import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { WaitingSelection } from "../../hooks/project/Outbox.ts";

const DATABASE = "volute-outbox";
const STORE = "selections";
const OF_USER = "userId";

interface Schema extends DBSchema {
  readonly [STORE]: {
    readonly key: string;
    readonly value: WaitingSelection;
    readonly indexes: { readonly [OF_USER]: string };
  };
}

/** Where selections wait in the browser. Every call rejects where it refuses storage. */
export class WaitingStore {
  #database: Promise<IDBPDatabase<Schema>> | undefined;

  /** The oldest first. */
  async of(userId: string): Promise<WaitingSelection[]> {
    const found = await (await this.#open()).getAllFromIndex(STORE, OF_USER, userId);
    return found.toSorted((one, other) => one.madeAt - other.madeAt);
  }

  async count(): Promise<number> {
    return (await this.#open()).count(STORE);
  }

  async has(key: string): Promise<boolean> {
    return (await (await this.#open()).count(STORE, key)) > 0;
  }

  async put(selection: WaitingSelection): Promise<void> {
    await (await this.#open()).put(STORE, selection);
  }

  async remove(key: string): Promise<void> {
    await (await this.#open()).delete(STORE, key);
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>(DATABASE, 1, {
      upgrade: (database) => {
        database.createObjectStore(STORE, { keyPath: "key" }).createIndex(OF_USER, OF_USER);
      },
      // The browser has closed it: the next call opens it anew.
      terminated: () => (this.#database = undefined),
    }).catch((error: unknown) => {
      this.#database = undefined;
      throw error;
    });
    return this.#database;
  }
}
