import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { WaitingSelection } from "../../page/services/Outbox.ts";
import type { User } from "../../page/services/useSession.ts";

const DATABASE = "volute-outbox";
const STORE = "selections";
const OF_USER = "userId";

/**
 * An earlier version kept selections by a number that may belong to another user by now: the user confirms whose
 * they are.
 */
const OF_A_NUMBER = { why: "由较早的版本暂存，确认是您选中的产品后重试", isOfProject: false };

interface Schema extends DBSchema {
  readonly [STORE]: {
    readonly key: string;
    readonly value: WaitingSelection;
    readonly indexes: { readonly [OF_USER]: string };
  };
}

/** Store of waiting selections in the browser. Every call rejects if storage is blocked. */
export class WaitingStore {
  #database: Promise<IDBPDatabase<Schema>> | undefined;

  /** Oldest first. */
  async of({ id, uniqueId }: Pick<User, "id" | "uniqueId">): Promise<WaitingSelection[]> {
    const database = await this.#open();
    const theirs = await database.getAllFromIndex(STORE, OF_USER, uniqueId);
    const ofNumber = await database.getAllFromIndex(STORE, OF_USER, id);
    const unclear = ofNumber.map((selection) => ({
      ...selection,
      refusal: selection.refusal ?? OF_A_NUMBER,
    }));
    return [...theirs, ...unclear].toSorted((one, other) => one.madeAt - other.madeAt);
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
      // The browser has closed the database: the next call opens it again.
      terminated: () => (this.#database = undefined),
    }).catch((error: unknown) => {
      this.#database = undefined;
      throw error;
    });
    return this.#database;
  }
}
