import { availableParallelism } from "node:os";
import type { Queries } from "../database/queries.ts";
import { atOneMoment, type ReadMoment } from "../database/revisions/atOneMoment.ts";
import type { AtRevision } from "../database/revisions/snapshots.ts";
import { withCodedFigures } from "#domain/products/search/Figures.ts";
import { propertyDefinitionsOf } from "../definitions/propertyDefinitionsOf.ts";
import { categoryParts, type CategoryHead, type PartsOptions } from "./categoryParts.ts";
import { MOST_WITH_ENERGY } from "./energyColumns.ts";
import { mergeCategories } from "./mergeCategories.ts";
import { quantitiesOf } from "./quantitiesOf.ts";
import { readInThreads } from "./readInThreads.ts";
import type { SearchCategory } from "./SearchCategory.ts";
import { searchCategoryOf } from "./searchCategoryOf.ts";
import type { ReadPage } from "./statedLists.ts";
import { hasMoreProducts, namesIn, pagesOf, searchedProducts } from "./searchedCategory.ts";

/** How much of a category is in memory at a time. */
export interface ReadSizes {
  /** Products of one query. */
  readonly page: number;
  readonly part: number;
  /** Largest category that keeps the data for yearly energy, a third of its columns. */
  readonly mostWithEnergy: number;
  /** Threads for a larger category, which takes minutes of a core; with 0 this thread builds it. */
  readonly threads: number;
}

/** This thread reads pages for two others; reading takes a third of the time of conversion. */
const MOST_THREADS = 2;

const SIZES: ReadSizes = {
  page: 2_000,
  part: 2_000,
  mostWithEnergy: MOST_WITH_ENERGY,
  threads: Math.min(MOST_THREADS, availableParallelism()),
};

/** Whether reading a whole category needs much more memory than the result. */
export const isLarge = (queries: Queries, code: string) => hasMoreProducts(queries, code, MOST_WITH_ENERGY);

async function readHere(
  pages: AsyncIterable<ReadPage>,
  head: CategoryHead,
  options: PartsOptions,
): Promise<SearchCategory | null> {
  const parts = categoryParts(head, options);
  for await (const page of pages) parts.add(page);
  return parts.finish();
}

/** Reads a whole category from the database into columns; null if there is no such category. */
export async function readSearchCategory(
  queries: Queries,
  code: string,
  { page, part, mostWithEnergy, threads }: ReadSizes = SIZES,
): Promise<SearchCategory | null> {
  const definitions = await propertyDefinitionsOf(queries, code);
  if (definitions === null) return null;
  const head = { code, definitions, ...(await namesIn(queries, code)) };
  const hasEnergy = !(await hasMoreProducts(queries, code, mostWithEnergy));
  const read = (isJudged: boolean) => {
    const options = { part, hasEnergy, isJudged };
    const pages = pagesOf(queries, code, page);
    return hasEnergy || threads === 0
      ? readHere(pages, head, options)
      : readInThreads(pages, head, options, threads);
  };
  const category = (await read(false)) ?? (await read(true));
  return category === null || hasEnergy ? category : withFewBytes(category);
}

/** Shortens a large category by arrays without information, some 160 MB for a million fans. */
const withFewBytes = (category: SearchCategory): SearchCategory => ({
  ...category,
  columns: withCodedFigures(category.columns),
});

/** A former state with its changed products read again; null if all must be read. */
async function readChanged(
  queries: Queries,
  former: SearchCategory,
  changedIds: ReadonlySet<string>,
  { mostWithEnergy }: ReadSizes,
): Promise<SearchCategory | null> {
  const { code, definitions, basis } = former;
  const read = await searchedProducts(queries, code, quantitiesOf(code).all, [...changedIds]);
  const added = searchCategoryOf(code, definitions, read, { isOneJudged: basis.isJudged });
  const merged = mergeCategories(former, added, changedIds, mostWithEnergy);
  return merged === null || merged.columns.size <= mostWithEnergy ? merged : withFewBytes(merged);
}

/**
 * Reads the current state of a category into columns, from a former state only the changes; the value is null
 * if there is no such category.
 */
export const followSearchCategory = (
  queries: Queries,
  code: string,
  former: AtRevision<SearchCategory | null> | null = null,
  sizes: ReadSizes = SIZES,
): Promise<ReadMoment<SearchCategory | null>> =>
  atOneMoment(queries, code, former, {
    whole: (snapshot) => readSearchCategory(snapshot, code, sizes),
    changed: async (snapshot, before, changedIds) =>
      before && (await readChanged(snapshot, before, changedIds, sizes)),
    sizeOf: (category) => category?.columns.size ?? 0,
  });
