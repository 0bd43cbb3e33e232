import { CATEGORIES } from "#domain/catalogue/categories.ts";
import type { Log } from "../../log.ts";
import { Refusal } from "../../route.ts";
import type { Database } from "../../store/database.ts";
import { NO_SNAPSHOTS, type AtRevision, type Snapshots } from "../../store/snapshots.ts";
import type { OpenCategory } from "./answerSearch.ts";
import { DutyColumns } from "./DutyColumns.ts";
import { DutyMemory } from "./DutyMemory.ts";
import { YearMemory } from "./YearMemory.ts";
import { followSearchCategory } from "./readSearchCategory.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/** Search over the catalogue as it stood when each category was read last. */
export interface CatalogueSearch {
  /** @throws Refusal `not.found` for a code that is no category's */
  open(categoryCode: string): Promise<OpenCategory>;
  /** Has a category been read? */
  isReady(categoryCode: string): boolean;
  /** Products of the categories that have been read. */
  size(): number;
  /** The columns of a category for a worker to search by itself. */
  dutyColumns(categoryCode: string): Promise<DutyColumns>;
  /** Reads every category, so that nobody has to wait for the first answer. */
  readAll(): Promise<void>;
  /** Takes up what has changed in a category; until that is done the old columns answer. */
  rebuild(categoryCode: string): Promise<void>;
}

interface Held extends OpenCategory {
  /** The revision at which it was read. */
  readonly revision: string | null;
  duty?: DutyColumns;
}

export interface CatalogueSearchParts {
  readonly database: Pick<Database, "queries">;
  readonly log: Log;
  readonly snapshots?: Snapshots;
  /** Left out for no limit. */
  readonly mostByYear?: number;
}

const NAME = "search";

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

  function heldAs(code: string, { value, revision }: AtRevision<SearchCategory | null>): Held {
    if (value === null) throw new Refusal("not.found", "There is no classification of this code");
    sizes.set(code, value.columns.size);
    return { category: value, revision, memory: new DutyMemory(), years: new YearMemory(), mostByYear };
  }

  async function follow(code: string, former: AtRevision<SearchCategory | null> | null) {
    const begun = performance.now();
    const found = await followSearchCategory(database.queries, code, former);
    const ms = Math.round(performance.now() - begun);
    log.debug(
      { category: code, products: found.value?.columns.size, read: found.read, ms },
      "read a category for search",
    );
    return found;
  }

  // Nothing is kept of a code that is no category's: it has no revision.
  const read = async (code: string): Promise<Held> =>
    heldAs(code, await snapshots.of(NAME, code, (former) => follow(code, former)));

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
    async dutyColumns(code) {
      const held = await hold(code);
      held.duty ??= new DutyColumns(held.category);
      return held.duty;
    },
    async readAll() {
      // One after the other: the embedded database answers one query at a time anyway.
      for (const code of Object.keys(CATEGORIES)) await hold(code);
    },
    rebuild(code) {
      // One at a time, or an older state could be finished last.
      const next = rebuilding.then(async () => {
        const held = await categories.get(code)?.catch(() => null);
        const former = held == null ? null : { value: held.category, revision: held.revision };
        const found = await follow(code, former);
        if (found.read === "nothing") return;
        categories.set(code, Promise.resolve(heldAs(code, found)));
        // What has been read of a few products is read as quickly again: the file is left as it is.
        if (found.read === "whole") await snapshots.keep(NAME, code, found);
      });
      rebuilding = next.catch(() => {});
      return next;
    },
  };
}
