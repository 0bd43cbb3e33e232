import { CATEGORIES } from "#domain/catalogue/categories.ts";
import type { Log } from "../process/log.ts";
import { Refusal } from "../http/route.ts";
import type { SeenLibrary } from "../http/caller.ts";
import type { Database } from "../database/connection/database.ts";
import { atOneMoment } from "../database/revisions/atOneMoment.ts";
import { namesIn } from "./searchedCategory.ts";
import { NO_SNAPSHOTS, type AtRevision, type Snapshots } from "../database/revisions/snapshots.ts";
import type { OpenCategory } from "./answerSearch.ts";
import { DutyColumns } from "./DutyColumns.ts";
import { DutyMemory } from "./DutyMemory.ts";
import { memberCategories, usualMemberBounds, type MemberBounds } from "./own/memberCategories.ts";
import { mergedSettings } from "./own/mergedSettings.ts";
import { YearMemory } from "./YearMemory.ts";
import type { MergedCategory } from "./own/withOwnProducts.ts";
import { yearSettings } from "./yearSettings.ts";
import { followSearchCategory, isLarge } from "./readSearchCategory.ts";
import type { SearchCategory } from "./SearchCategory.ts";
import { sharedTexts } from "./sharedTexts.ts";

/** Search over the catalogue, with each category as it was last read. */
export interface CatalogueSearch {
  /**
   * @param libraries those of the caller, whose own products are found as well
   * @throws Refusal `not.found` for an unknown category code, `invalid.input` for too many own products
   */
  open(categoryCode: string, libraries?: readonly SeenLibrary[]): Promise<OpenCategory>;
  /** Whether a category has been read. */
  isReady(categoryCode: string): boolean;
  /** Number of products in the categories that have been read. */
  size(): number;
  /** The columns of a category, for a worker that searches by itself. */
  dutyColumns(categoryCode: string, libraries?: readonly SeenLibrary[]): Promise<DutyColumns>;
  /** Reads every category, so that no caller has to wait for the first answer. */
  readAll(): Promise<void>;
  /** Reads the changes of a category and returns whether there were any; until then the former columns answer. */
  rebuild(categoryCode: string): Promise<boolean>;
  /** Revisions of the categories that it answers from. */
  revisions(): ReadonlyMap<string, string | null>;
}

interface Held extends OpenCategory {
  /** The category's revision when it was read. */
  readonly revision: string | null;
  duty?: DutyColumns;
}

/** A category for members of libraries that have products in it. */
interface HeldForMembers extends OpenCategory, MergedCategory {
  duty?: DutyColumns;
}

export interface CatalogueSearchParts {
  readonly database: Pick<Database, "queries">;
  readonly log: Log;
  readonly snapshots?: Snapshots;
  /** No limit if absent. */
  readonly mostByYear?: number;
  readonly members?: MemberBounds;
  /**
   * Lets another process create the snapshot of a large category, so that the memory for reading it is freed when
   * that process ends.
   */
  readonly keepApart?: (categoryCode: string) => Promise<void>;
}

const NAME = "search";

/**
 * Keeps categories that were made from the written rows, so that they need not be read; names of brands and
 * series are taken from the database. Returns the codes of those that were kept: a category that has changed
 * since is not.
 */
export async function keepMade(
  { database, snapshots }: Required<Pick<CatalogueSearchParts, "database" | "snapshots">>,
  made: readonly AtRevision<SearchCategory>[],
): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  for (const { value, revision } of made) {
    const { code } = value;
    const now = await atOneMoment<SearchCategory | null>(database.queries, code, null, {
      whole: async (moment) => {
        const { brands, seriesNames } = await namesIn(moment, code);
        return { ...value, brands: new Map(brands.map((brand) => [brand.code, brand])), seriesNames };
      },
      changed: () => Promise.resolve(null),
      sizeOf: () => 0,
    });
    if (now.revision !== revision) continue;
    await snapshots.keep(NAME, code, now);
    kept.add(code);
  }
  return kept;
}

/** Reads a category at the first request, or all by `readAll`. */
export function createCatalogueSearch({
  database,
  log,
  snapshots = NO_SNAPSHOTS,
  mostByYear = Number.POSITIVE_INFINITY,
  members: memberBounds = usualMemberBounds(),
  keepApart,
}: CatalogueSearchParts): CatalogueSearch {
  const categories = new Map<string, Promise<Held>>();
  const sizes = new Map<string, number>();
  const revisions = new Map<string, string | null>();
  let rebuilding: Promise<unknown> = Promise.resolve();

  function heldAs(code: string, { value, revision }: AtRevision<SearchCategory | null>): Held {
    if (value === null) throw new Refusal("not.found", "There is no classification of this code");
    sizes.set(code, value.columns.size);
    revisions.set(code, revision);
    const { texts } = value;
    const category = {
      ...value,
      texts: { ...texts, names: sharedTexts(texts.names), sources: sharedTexts(texts.sources) },
    };
    return { ...openedOf(category), revision };
  }

  const openedOf = (category: SearchCategory): OpenCategory => ({
    category,
    memory: new DutyMemory(),
    years: new YearMemory(),
    mostByYear,
    settingsOf: (rows) => yearSettings(category, rows, database.queries),
  });

  const members = memberCategories<HeldForMembers>(
    database.queries,
    (merged) => ({
      ...openedOf(merged.category),
      ...merged,
      settingsOf: (rows) => mergedSettings(merged, rows, database.queries),
    }),
    memberBounds,
  );

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

  /**
   * Reading a small category is faster than starting a process. If the process fails, this one reads the category.
   */
  async function makeApart(code: string): Promise<void> {
    if (keepApart === undefined || !(await isLarge(database.queries, code))) return;
    await keepApart(code).catch((error: unknown) =>
      log.warn({ err: error, category: code }, "a large category was not read in a process of its own"),
    );
  }

  // Nothing is kept for an unknown code, because it has no revision.
  const read = async (code: string): Promise<Held> =>
    heldAs(
      code,
      await snapshots.of(
        NAME,
        code,
        (former) => follow(code, former),
        () => makeApart(code),
      ),
    );

  function hold(code: string): Promise<Held> {
    const known = categories.get(code);
    if (known !== undefined) return known;
    const reading = read(code);
    categories.set(code, reading);
    // Neither an unknown code nor a failure is kept: the next request tries again.
    reading.catch(() => categories.delete(code));
    return reading;
  }

  return {
    async open(code, libraries = []) {
      const held = await hold(code);
      const own = await members.of(held.category, libraries);
      return own === null ? held : { ...own.state, own: { ...own.state, libraries: own.libraries } };
    },
    isReady: (code) => sizes.has(code),
    revisions: () => revisions,
    size: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
    async dutyColumns(code, libraries = []) {
      const held = await hold(code);
      const own = await members.of(held.category, libraries);
      if (own === null) return (held.duty ??= new DutyColumns(held.category));
      return (own.state.duty ??= new DutyColumns(own.state.category, "members"));
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
        if (found.read === "nothing") return false;
        categories.set(code, Promise.resolve(heldAs(code, found)));
        // A few changed products are read quickly, so the file need not be updated.
        if (found.read === "whole") await snapshots.keep(NAME, code, found);
        return true;
      });
      rebuilding = next.catch(() => {});
      return next;
    },
  };
}
