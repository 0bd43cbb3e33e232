import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Manual } from "#workers/curves/CurvesClient.ts";
import type { PageSteps, ReadingOrigin } from "../../ImportStep.ts";

/** The key of a reading of curves: each user has one for each library. */
export type ReadingKey = readonly [userId: string, libraryId: string];

/** A reading that was begun and neither imported nor discarded. */
export interface KeptReading {
  readonly fileName: string;
  readonly hash: string;
  readonly pages: Manual["pages"] | null;
  /** Absent in readings stored by an earlier version. */
  readonly origin?: ReadingOrigin;
  /** The page that was shown last. */
  readonly page: number;
  readonly entries: ReadonlyMap<number, PageSteps>;
}

const DATABASE = "volute-readings";
const [READINGS, FILES] = ["readings", "files"] as const;

interface Schema extends DBSchema {
  readonly [READINGS]: { readonly key: [string, string]; readonly value: KeptReading };
  readonly [FILES]: { readonly key: [string, string]; readonly value: Blob };
}

/** Readings of curves stored in the browser, with their manuals. Every call rejects if storage is blocked. */
class ReadingStore {
  #database: Promise<IDBPDatabase<Schema>> | undefined;

  async of(key: ReadingKey): Promise<KeptReading | null> {
    return (await (await this.#open()).get(READINGS, [...key])) ?? null;
  }

  /** `null` if there was no space for it. */
  async fileOf(key: ReadingKey): Promise<Blob | null> {
    return (await (await this.#open()).get(FILES, [...key])) ?? null;
  }

  async put(key: ReadingKey, reading: KeptReading): Promise<void> {
    await (await this.#open()).put(READINGS, reading, [...key]);
  }

  async putFile(key: ReadingKey, file: Blob): Promise<void> {
    await (await this.#open()).put(FILES, file, [...key]);
  }

  async remove(key: ReadingKey): Promise<void> {
    const database = await this.#open();
    await database.delete(READINGS, [...key]);
    await database.delete(FILES, [...key]);
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>(DATABASE, 1, {
      upgrade: (database) => {
        database.createObjectStore(READINGS);
        database.createObjectStore(FILES);
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

export const readingStore = new ReadingStore();
