import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { packColumns } from "#domain/search/packColumns.ts";
import { Bytes } from "../../Bytes.ts";
import type { Log } from "../../log.ts";
import { Refusal } from "../../route.ts";
import type { Database } from "../../store/database.ts";
import { NO_SNAPSHOTS, type Snapshots } from "../../store/snapshots.ts";
import type { OpenCategory } from "./answerSearch.ts";
import { DutyMemory } from "./DutyMemory.ts";
import { YearMemory } from "./YearMemory.ts";
import { readSearchCategory } from "./readSearchCategory.ts";

/** Search over the catalogue as it stood when each category was read last. */
export interface CatalogueSearch {
  /** @throws Refusal `not.found` for a code that is no category's */
  open(categoryCode: string): Promise<OpenCategory>;
  /** Has a category been read? */
  isReady(categoryCode: string): boolean;
  /** Products of the categories that have been read. */
  size(): number;
  /** The columns of a category for a worker to search by itself; packed once. */
  packed(categoryCode: string): Promise<Bytes>;
  /** Reads every category, so that nobody has to wait for the first answer. */
  readAll(): Promise<void>;
  /** Reads a category again; until that is done the old columns answer. */
  rebuild(categoryCode: string): Promise<void>;
}

interface Held extends OpenCategory {
  bytes?: Bytes;
}

export interface CatalogueSearchParts {
  readonly database: Pick<Database, "queries">;
  readonly log: Log;
  readonly snapshots?: Snapshots;
  /** Left out for no limit. */
  readonly mostByYear?: number;
}

/** Reads a category when it is first asked for, or all by `readAll`. */
export function createCatalogueSearch({
  database,
  log,
  snapshots = NO_SNAPSHOTS,
  mostByYear = Number.POSITIVE_INFINITY,
}: CatalogueSearchParts): CatalogueSearch {
  const categories = new Map<string, Promise<Held>>();
  const sizes = new Map<string, number>();
  let rebuilding = Promise.resolve();

  async function read(code: string): Promise<Held> {
    const begun = performance.now();
    // Nothing is kept of a code that is no category's: it has no revision.
    const category = await snapshots.of("search", code, () => readSearchCategory(database.queries, code));
    if (category === null) throw new Refusal("not.found", "There is no classification of this code");
    const ms = Math.round(performance.now() - begun);
    log.debug({ category: code, products: category.columns.size, ms }, "read a category for search");
    sizes.set(code, category.columns.size);
    return { category, memory: new DutyMemory(), years: new YearMemory(), mostByYear };
  }

  function hold(code: string): Promise<Held> {
    const known = categories.get(code);
    if (known !== undefined) return known;
    const reading = read(code);
    categories.set(code, reading);
    // A code that is no category's is not kept, nor is a failure: the next question tries again.
    reading.catch(() => categories.delete(code));
    return reading;
  }

  return {
    open: hold,
    isReady: (code) => sizes.has(code),
    size: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
    async packed(code) {
      const held = await hold(code);
      const { columns, texts } = held.category;
      held.bytes ??= new Bytes(packColumns({ ...columns, models: texts.models }));
      return held.bytes;
    },
    async readAll() {
      // One after the other: the embedded database answers one query at a time anyway.
      for (const code of Object.keys(CATEGORIES)) await hold(code);
    },
    rebuild(code) {
      // One at a time, or an older state could be finished last.
      const next = rebuilding.then(async () => {
        const fresh = await read(code);
        categories.set(code, Promise.resolve(fresh));
      });
      rebuilding = next.catch(() => {});
      return next;
    },
  };
}
